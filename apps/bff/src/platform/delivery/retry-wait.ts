import { jitter } from '#domain/jitter.ts';

/** How long a channel waits at most until it is tried again. */
export const MAX_WAIT_MS = 3_600_000;

const FIRST_WAIT_MS = 30_000;

/** How long to wait after an attempt that failed, when so many have failed before, and as long as the receiver asks for. */
export function retryWait(failedBefore: number, retryAfterMs: number): number {
  const backoffMs = jitter(Math.min(FIRST_WAIT_MS * 2 ** failedBefore, MAX_WAIT_MS));
  return Math.min(Math.max(backoffMs, retryAfterMs), MAX_WAIT_MS);
}
