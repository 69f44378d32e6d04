import type { EventTime } from './occurrence.ts';

/** Returns the next full hour by the clock, on the given day. */
export function getNextHour(date: Temporal.PlainDate, zone: string): EventTime {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const hour = now.with({ minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 }).add({ hours: 1 });
  const start = date.toZonedDateTime({ timeZone: zone, plainTime: hour.toPlainTime() }).toInstant();
  return { isAllDay: false, start, end: start.add({ hours: 1 }) };
}
