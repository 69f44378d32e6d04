import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { approvalSummaryQuery } from '#shared/indexes/approval-summary-query.ts';

/** Tells how many approvals wait for the person, now and whenever that changes. Draws nothing. */
export function QueueCount({ onCount }: { onCount: (count: number, overdue: number, isPartial: boolean) => void }) {
  const { waitingCount = 0, overdueCount = 0, isPartial = false } = useQuery(approvalSummaryQuery).data ?? {};
  useEffect(() => {
    onCount(waitingCount, overdueCount, isPartial);
  }, [waitingCount, overdueCount, isPartial, onCount]);
  return null;
}
