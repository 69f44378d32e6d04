import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { approvalSummaryQuery } from '#shared/indexes/approval-summary-query.ts';

/** Reports the number of approvals that wait for the user, initially and on changes. Renders nothing. */
export function QueueCount({ onCount }: { onCount: (count: number, overdue: number, isPartial: boolean) => void }) {
  const { waitingCount = 0, overdueCount = 0, isPartial = false } = useQuery(approvalSummaryQuery).data ?? {};
  useEffect(() => {
    onCount(waitingCount, overdueCount, isPartial);
  }, [waitingCount, overdueCount, isPartial, onCount]);
  return null;
}
