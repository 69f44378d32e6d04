import type { EventTime } from './occurrence.ts';

/** Reports whether two times are equal. */
export function isSameTime(a: EventTime, b: EventTime): boolean {
  return String(a.start) === String(b.start) && String(a.end) === String(b.end);
}
