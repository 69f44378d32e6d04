import { formatDay, formatNear, formatShortClock } from '#shared/format/time.ts';
import type { BusyTime } from './busy-query.ts';

/** `Busy until 15:00` of what has begun, else `Busy from 15:00 to 16:00`; with the day where that is not today. */
export function busyWords({ startMs, endMs, isOpen }: BusyTime, nowMs: number): string {
  const time = (timeMs: number) =>
    formatDay(timeMs) === formatDay(nowMs) ? formatShortClock(timeMs) : formatNear(timeMs);
  const end = isOpen ? `${time(endMs)} or later` : time(endMs);
  return startMs === undefined ? `Busy until ${end}` : `Busy from ${time(startMs)} to ${end}`;
}
