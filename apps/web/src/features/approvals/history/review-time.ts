import type { BusyTime } from '#features/approvals/reviewers/availability.ts';

const HALF_HOUR_MS = 1_800_000;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;

/**
 * Returns the start of the first free half hour before a response is due, on a working day between 9 and 17 in the browser's time
 * zone. If none is left, returns the half hour before the due time. Times are in milliseconds. Returns undefined if the response
 * is due sooner.
 */
export function findReviewTime(busy: readonly BusyTime[], nowMs: number, dueMs: number): number | undefined {
  const first = Math.ceil(nowMs / HALF_HOUR_MS) * HALF_HOUR_MS;
  const last = dueMs - HALF_HOUR_MS;
  if (last < nowMs) return undefined;
  for (let startMs = first; startMs <= last; startMs += HALF_HOUR_MS) {
    if (isWorkingTime(startMs) && isFree(busy, startMs)) return startMs;
  }
  return last;
}

/** Returns the end of a review that starts at a time in milliseconds. */
export function findReviewEnd(startMs: number): number {
  return startMs + HALF_HOUR_MS;
}

function isWorkingTime(timeMs: number): boolean {
  const time = new Date(timeMs);
  const isWeekend = time.getDay() === 0 || time.getDay() === 6;
  return !isWeekend && time.getHours() >= FIRST_HOUR && time.getHours() < LAST_HOUR;
}

function isFree(busy: readonly BusyTime[], startMs: number): boolean {
  return busy.every((segment) => segment.endMs <= startMs || segment.startMs >= findReviewEnd(startMs));
}
