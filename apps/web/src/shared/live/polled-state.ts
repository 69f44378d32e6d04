import type { LiveState } from './live-state.ts';

/** Reports whether the last poll of polled data succeeded. */
export function toLiveState({
  isRefetchError,
  failureCount,
}: {
  isRefetchError: boolean;
  failureCount: number;
}): LiveState {
  return isRefetchError || failureCount > 0 ? 'lost' : 'live';
}
