import type { BodyLimits } from './limited-body.ts';

const MIN_BYTES_OF_WINDOW = 64 * 1024;
const MAX_WINDOWS = 20;

/**
 * How slowly a body may come that is read whole before anything is done, the window given in milliseconds: a small one has
 * to come within the first, a larger one has to go on coming at what the slowest lines carry, and none may be held in memory
 * without end.
 */
export function minBodyRate(windowMs: number): Omit<BodyLimits, 'maxSizeBytes'> {
  return { windowMs, minSizeBytes: MIN_BYTES_OF_WINDOW, wholeMs: windowMs * MAX_WINDOWS };
}
