import type { BodyLimits } from './limited-body.ts';

const MIN_BYTES_OF_WINDOW = 64 * 1024;
const MAX_WINDOWS = 20;

/**
 * Returns the minimum rate of a body that is read completely before anything is done, given the window in milliseconds. A small
 * body must arrive within the first window. A larger body must keep arriving at the rate of the slowest connections, and no body
 * may occupy memory indefinitely.
 */
export function getMinBodyRate(windowMs: number): Omit<BodyLimits, 'maxSizeBytes'> {
  return { windowMs, minSizeBytes: MIN_BYTES_OF_WINDOW, totalTimeoutMs: windowMs * MAX_WINDOWS };
}
