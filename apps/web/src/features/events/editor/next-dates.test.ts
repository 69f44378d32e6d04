import { describe, expect, test } from 'vitest';
import { computeNextDates } from './next-dates.ts';

const ZONE = 'Europe/Berlin';

function timed(start: string) {
  const instant = Temporal.PlainDateTime.from(start).toZonedDateTime(ZONE).toInstant();
  return { isAllDay: false as const, start: instant, end: instant.add({ hours: 1 }) };
}

async function listDates(rule: string, start: string): Promise<string[]> {
  return (await computeNextDates([`RRULE:${rule}`], timed(start), ZONE, 3)).map(String);
}

describe('the next dates of a series', () => {
  test.each([
    ['a day of the month without month', 'FREQ=YEARLY;BYMONTHDAY=3', ['2026-05-03', '2027-05-03', '2028-05-03']],
    ['the weekday beside a week', 'FREQ=YEARLY;BYWEEKNO=18', ['2026-05-03', '2027-05-09', '2028-05-07']],
    ['the first start, off the rule', 'FREQ=WEEKLY;BYDAY=MO', ['2026-05-03', '2026-05-04', '2026-05-11']],
  ])('treat %s as the services do', async (_, rule, dates) => {
    expect(await listDates(rule, '2026-05-03T09:00')).toEqual(dates);
  });

  test('include one on which a clock change skips its time', async () => {
    expect(await listDates('FREQ=DAILY', '2026-03-28T02:30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });

  test('are in the time zone of the series, and in none for all-day events', async () => {
    expect(await listDates('FREQ=DAILY', '2026-05-03T00:30')).toEqual(['2026-05-03', '2026-05-04', '2026-05-05']);
    const days = { isAllDay: true as const, start: Temporal.PlainDate.from('2026-05-03') };
    const dates = await computeNextDates(
      ['RRULE:FREQ=MONTHLY'],
      { ...days, end: days.start.add({ days: 1 }) },
      ZONE,
      2,
    );
    expect(dates.map(String)).toEqual(['2026-05-03', '2026-06-03']);
  });

  test('are empty if the rule ends before it begins, and an error if the services reject it', async () => {
    expect(await listDates('FREQ=DAILY;UNTIL=20260501', '2026-05-03T09:00')).toEqual([]);
    await expect(listDates('FREQ=SECONDLY', '2026-05-03T09:00')).rejects.toThrow('a rule repeats too often');
    await expect(listDates('FREQ=DAILY;COUNT=1;UNTIL=20270101', '2026-05-03T09:00')).rejects.toThrow(
      'COUNT and UNTIL cannot be combined',
    );
  });
});
