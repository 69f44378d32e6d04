import type { Occurrence } from './occurrence.ts';

/** Returns the days that an event covers in a zone, including the last day. */
export function getDays(
  { time }: Pick<Occurrence, 'time'>,
  zone: string,
): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  if (time.isAllDay) return [time.start, time.end.subtract({ days: 1 })];
  const first = time.start.toZonedDateTimeISO(zone).toPlainDate();
  // The end is exclusive: an event that ends at midnight does not cover the day that begins then.
  const isEmpty = Temporal.Instant.compare(time.start, time.end) === 0;
  const lastInstant = isEmpty ? time.end : time.end.subtract({ nanoseconds: 1 });
  return [first, lastInstant.toZonedDateTimeISO(zone).toPlainDate()];
}
