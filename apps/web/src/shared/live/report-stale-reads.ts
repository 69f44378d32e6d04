import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasFailedReads } from './failed-reads.ts';
import { setStaleReason } from './live-state.ts';
import { useHasPausedIndex } from './paused-indexes.ts';

/** Reports to the indicator at the top whether displayed data does not follow changes. */
export function useReportStaleReads(client: QueryClient): void {
  const hasFailed = useHasFailedReads(client);
  const hasPaused = useHasPausedIndex(client);
  useEffect(() => {
    if (hasFailed) setStaleReason('failed');
    else setStaleReason(hasPaused ? 'paused' : undefined);
    return () => setStaleReason(undefined);
  }, [hasFailed, hasPaused]);
}
