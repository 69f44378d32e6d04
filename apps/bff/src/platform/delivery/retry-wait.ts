import { jitter } from '#domain/jitter.ts';

/** The maximum time until a channel is retried. */
export const MAX_WAIT_MS = 3_600_000;

const FIRST_WAIT_MS = 30_000;

/** Returns the wait after a failed attempt, given the number of previous failures and the wait that the receiver requested. */
export function retryWait(failedBefore: number, retryAfterMs: number): number {
  const backoffMs = jitter(Math.min(FIRST_WAIT_MS * 2 ** failedBefore, MAX_WAIT_MS));
  return Math.min(Math.max(backoffMs, retryAfterMs), MAX_WAIT_MS);
}
