import type { EventTime } from './occurrence.ts';

/** Whether two times are the same. */
export function isSameTime(a: EventTime, b: EventTime): boolean {
  return String(a.start) === String(b.start) && String(a.end) === String(b.end);
}
