import type { EventTime } from '#shared/calendar/occurrence.ts';

/** The first occurrences of a series, at most `count`. Rejects for rules that cannot be read. */
export async function nextDates(
  lines: readonly string[],
  time: EventTime,
  zone: string,
  count: number,
): Promise<readonly Temporal.PlainDate[]> {
  // Only who makes a rule needs it.
  const { RRuleTemporal } = await import('rrule-temporal');
  const start = time.isAllDay ? time.start.toZonedDateTime('UTC') : time.start.toZonedDateTimeISO(zone);
  const basicTime = start.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const text = [`DTSTART;TZID=${start.timeZoneId}:${basicTime}`, ...lines].join('\n');
  const rule = new RRuleTemporal({ rruleString: text });
  return rule.all((_, index) => index < count).map((date) => Temporal.PlainDate.from(date.toPlainDate().toString()));
}
