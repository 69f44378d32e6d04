import type { EventTime } from '#shared/calendar/occurrence.ts';

/** Returns up to `count` first dates of a series, as the services expand it. Rejects for rules that they do not accept. */
export async function computeNextDates(
  lines: readonly string[],
  time: EventTime,
  zone: string,
  count: number,
): Promise<readonly Temporal.PlainDate[]> {
  // Lazy-loaded because only editing a rule needs it.
  const { listFirstStarts } = await import('@rotunda/recurrence/first-starts');
  const ownZone = time.isAllDay ? 'UTC' : zone;
  const startMs = time.isAllDay ? time.start.toZonedDateTime(ownZone).epochMilliseconds : time.start.epochMilliseconds;
  const start = { startMs, zone: ownZone, isAllDay: time.isAllDay };
  return listFirstStarts(lines, start, count).map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ownZone).toPlainDate(),
  );
}
