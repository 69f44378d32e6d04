import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertSummaryQuery } from '#shared/alerts/alert-summary-query.ts';

/** Reports the number of open alerts, initially and on changes. Renders nothing. */
export function AlertCount({ onCount }: { onCount: (count: number) => void }) {
  const { openCount = 0 } = useQuery(alertSummaryQuery).data ?? {};
  useEffect(() => {
    onCount(openCount);
  }, [openCount, onCount]);
  return null;
}
