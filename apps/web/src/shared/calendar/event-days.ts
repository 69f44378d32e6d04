import type { Occurrence } from './occurrence.ts';

/** The days that an event covers in a zone, the last one included. */
export function daysOf(
  { time }: Pick<Occurrence, 'time'>,
  zone: string,
): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  if (time.isAllDay) return [time.start, time.end.subtract({ days: 1 })];
  const first = time.start.toZonedDateTimeISO(zone).toPlainDate();
  // The end is exclusive: what ends at midnight is not on the day that begins then.
  const isEmpty = Temporal.Instant.compare(time.start, time.end) === 0;
  const lastInstant = isEmpty ? time.end : time.end.subtract({ nanoseconds: 1 });
  return [first, lastInstant.toZonedDateTimeISO(zone).toPlainDate()];
}
