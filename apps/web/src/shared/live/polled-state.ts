import type { LiveState } from './live-state.ts';

/** Whether data that is asked for again and again has come the last time. */
export function polledState({
  isRefetchError,
  failureCount,
}: {
  isRefetchError: boolean;
  failureCount: number;
}): LiveState {
  return isRefetchError || failureCount > 0 ? 'lost' : 'live';
}
