import { expect, test } from 'vitest';
import { getPeriod, parseDate, shiftPeriod, toQueryBounds } from './period.ts';
import { getPeriodLabel } from './period-label.ts';
import type { View } from './search.ts';

const period = (view: View, date: string) => getPeriod(view, Temporal.PlainDate.from(date));

test('a week begins on the Monday of its date', () => {
  expect(period('week', '2026-11-22').days.map(String)[0]).toBe('2026-11-16');
  expect(period('week', '2026-11-23').days.map(String)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});

test('periods follow each other without gaps', () => {
  expect(shiftPeriod(period('week', '2026-11-23'), 1).days[0]?.toString()).toBe('2026-11-30');
  expect(shiftPeriod(period('day', '2026-12-31'), 1).days[0]?.toString()).toBe('2027-01-01');
  expect(shiftPeriod(period('agenda', '2026-11-23'), -1).days.at(-1)?.toString()).toBe('2026-11-22');
});

test('a label states the common parts of its ends only once', () => {
  expect(getPeriodLabel(period('week', '2026-11-18'))).toBe('16 – 22 Nov 2026');
  expect(getPeriodLabel(period('week', '2026-12-02'))).toBe('30 Nov – 6 Dec 2026');
  expect(getPeriodLabel(period('week', '2026-12-30'))).toBe('28 Dec 2026 – 3 Jan 2027');
});

test('the bounds of a query cover every time zone', () => {
  const { timeMin, timeMax } = toQueryBounds(period('day', '2026-11-23'));
  for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
    const start = Temporal.PlainDate.from('2026-11-23').toZonedDateTime(zone).toInstant();
    const end = Temporal.PlainDate.from('2026-11-24').toZonedDateTime(zone).toInstant();
    expect(Temporal.Instant.compare(start, Temporal.Instant.from(timeMin))).toBeGreaterThanOrEqual(0);
    expect(Temporal.Instant.compare(end, Temporal.Instant.from(timeMax))).toBeLessThanOrEqual(0);
  }
});

test.each(['2026-02-30', '2026-11-23T10:00', '20261123', 'today', '', '2026-1-1'])('%j is not a date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});
