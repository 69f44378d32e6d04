import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { retryInBackground } from '#shared/api/retry-in-background.ts';
import { isTransient, retryAfter } from '#shared/session/retry-reads.ts';
import { isDelivering, useLiveState } from './live-state.ts';
import { useHasActiveQuery } from './use-has-active-query.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 60_000;

/** Whether the last read of something that is shown failed for a passing reason, so that it is as old as the read before. */
export function useHasFailedReads(client: QueryClient): boolean {
  return useHasActiveQuery(client, hasFailedForNow);
}

/**
 * Reads again what failed for a passing reason: as soon as the stream reports changes again, and then ever more rarely, as long
 * as something has failed. A service that said when to come again is left alone until then.
 */
export function useRetryFailedReads(client: QueryClient): void {
  const isReporting = isDelivering(useLiveState());
  const hasFailed = useHasFailedReads(client);
  useEffect(() => {
    if (isReporting) void retryFailed(client);
  }, [client, isReporting]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    let waitMs = FIRST_RETRY_MS;
    let timer = setTimeout(retry, waitMs);
    function retry() {
      if (document.visibilityState === 'visible') void retryFailed(client);
      waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS);
      timer = setTimeout(retry, waitMs);
    }
    return () => clearTimeout(timer);
  }, [client, hasFailed]);
}

function retryFailed(client: QueryClient): Promise<void> {
  const isDue = (query: Query) => hasFailedForNow(query) && query.state.fetchStatus === 'idle' && isTimeOf(query);
  return retryInBackground(client, isDue);
}

function hasFailedForNow({ state: { error, status, errorUpdateCount } }: Query): boolean {
  // A read without data loses its error while somebody has it repeated.
  if (!error) return status === 'pending' && errorUpdateCount > 0;
  return isTransient(error);
}

/** Whether the time is over that the failed response asked to wait for. */
function isTimeOf({ state: { error, errorUpdatedAt } }: Query): boolean {
  const waitMs = (error && retryAfter(error)) ?? 0;
  return errorUpdatedAt + waitMs <= Date.now();
}
