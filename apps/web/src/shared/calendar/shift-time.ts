import type { EventTime } from './occurrence.ts';

/** The distance of a move. Days keep the time of day. */
export type Shift = { days: number; minutes: number };

/** Shifts a time. All-day events only shift by days. */
export function shiftTime(time: EventTime, { days, minutes }: Shift, zone: string): EventTime {
  if (time.isAllDay) return { isAllDay: true, start: time.start.add({ days }), end: time.end.add({ days }) };
  const start = time.start.toZonedDateTimeISO(zone).add({ days }).add({ minutes }).toInstant();
  return { isAllDay: false, start, end: start.add(time.start.until(time.end)) };
}
