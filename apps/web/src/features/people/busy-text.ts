import { formatDay, formatShortClock, formatWeekdayTime } from '#shared/format/time.ts';
import type { BusyTime } from './busy-query.ts';

/**
 * Formats a busy time as `Busy until 15:00` if it has begun, or else as `Busy from 15:00 to 16:00`. Includes the day if it is not
 * today.
 */
export function formatBusy({ startMs, endMs, isOpen }: BusyTime, nowMs: number): string {
  const time = (timeMs: number) =>
    formatDay(timeMs) === formatDay(nowMs) ? formatShortClock(timeMs) : formatWeekdayTime(timeMs);
  const end = isOpen ? `${time(endMs)} or later` : time(endMs);
  return startMs === undefined ? `Busy until ${end}` : `Busy from ${time(startMs)} to ${end}`;
}
