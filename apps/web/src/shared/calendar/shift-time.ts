import type { EventTime } from './occurrence.ts';

/** How far something is moved; days keep the time of the clock. */
export type Shift = { days: number; minutes: number };

/** A time, moved as a whole. Events of whole days only move by days. */
export function shiftTime(time: EventTime, { days, minutes }: Shift, zone: string): EventTime {
  if (time.isAllDay) return { isAllDay: true, start: time.start.add({ days }), end: time.end.add({ days }) };
  const start = time.start.toZonedDateTimeISO(zone).add({ days }).add({ minutes }).toInstant();
  return { isAllDay: false, start, end: start.add(time.start.until(time.end)) };
}
