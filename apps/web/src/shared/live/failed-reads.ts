import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { retryInBackground } from '#shared/api/retry-in-background.ts';
import { isTransient, retryAfter } from '#shared/session/retry-reads.ts';
import { isDelivering, useLiveState } from './live-state.ts';
import { useHasActiveQuery } from './use-has-active-query.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 60_000;

/** Reports whether the last refetch of shown data failed with a transient error, so that the data is stale. */
export function useHasFailedReads(client: QueryClient): boolean {
  return useHasActiveQuery(client, hasFailedForNow);
}

/**
 * Retries reads that failed with transient errors: as soon as the stream reports changes again, then with backoff while any has
 * failed. Respects the Retry-After of a service.
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
  // A query without data clears its error while it is retried.
  if (!error) return status === 'pending' && errorUpdateCount > 0;
  return isTransient(error);
}

/** Reports whether the wait time requested by the failed response has passed. */
function isTimeOf({ state: { error, errorUpdatedAt } }: Query): boolean {
  const waitMs = (error && retryAfter(error)) ?? 0;
  return errorUpdatedAt + waitMs <= Date.now();
}
