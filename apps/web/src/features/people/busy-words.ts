import { formatDay, formatNear } from '#shared/format/time.ts';
import { currentZone, hourCycle } from '#shared/format/zone.ts';
import type { BusyTime } from './busy-query.ts';

/** `Busy until 15:00` of what has begun, else `Busy from 15:00 to 16:00`; with the day where that is not today. */
export function busyWords({ startMs, endMs, isOpen }: BusyTime, nowMs: number): string {
  const time = (timeMs: number) => (formatDay(timeMs) === formatDay(nowMs) ? clockOf(timeMs) : formatNear(timeMs));
  const end = isOpen ? `${time(endMs)} or later` : time(endMs);
  return startMs === undefined ? `Busy until ${end}` : `Busy from ${time(startMs)} to ${end}`;
}

// The clock of the calendar needs Temporal, which few browsers have of their own: too much for two times.
function clockOf(timeMs: number): string {
  const cycle = hourCycle();
  const hour = cycle === 'h12' ? 'numeric' : '2-digit';
  const options = { hour, minute: '2-digit', hourCycle: cycle, timeZone: currentZone() } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(timeMs);
}
