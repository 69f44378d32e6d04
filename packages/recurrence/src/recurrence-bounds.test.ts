// Tests the order of starts, the limits of requested ranges, and positions counted in order.
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { ExpansionBudget, TooManyOccurrences } from './expansion-budget.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { RecurrenceSet } from './recurrence-set.ts';

const START_MS = Date.UTC(2026, 10, 21, 9); // This is a Saturday.
const FAR = Date.UTC(2040, 0, 1);
const open = (...lines: string[]) => new RecurrenceSet(lines, { startMs: START_MS, zone: 'UTC', isAllDay: false });

function startsOf(set: RecurrenceSet, fromMs = 0, untilMs = FAR, limit = 100): string[] {
  const { startsMs } = set.listBetween(fromMs, untilMs, limit, new ExpansionBudget());
  return startsMs.map((ms) => new Date(ms).toISOString().slice(0, 16));
}

test('dates are ordered among the starts of rules, each one once, and the latest is the last start', () => {
  const set = open('RDATE:20270301T090000Z,20261122T120000Z,20270101T090000Z', 'RRULE:FREQ=DAILY;COUNT=3');
  const expected = ['2026-11-21T09:00', '2026-11-22T09:00', '2026-11-22T12:00', '2026-11-23T09:00'];
  expect(startsOf(set)).toEqual([...expected, '2027-01-01T09:00', '2027-03-01T09:00']);
  expect(set.findLastStartMs(new ExpansionBudget())).toBe(Date.UTC(2027, 2, 1, 9));
  expect(startsOf(open('RDATE:20261121T090000Z', 'RRULE:FREQ=DAILY;COUNT=1'))).toEqual(['2026-11-21T09:00']);
});

test('a range includes its first millisecond and excludes its end', () => {
  const set = open('RDATE:20261123T120000Z', 'RRULE:FREQ=DAILY');
  const [dateMs, nextMs] = [START_MS + 2 * DAY_MS + 3 * HOUR_MS, START_MS + 3 * DAY_MS];
  expect(startsOf(set, dateMs, nextMs)).toEqual(['2026-11-23T12:00']);
  expect(startsOf(set, dateMs + 1, nextMs)).toEqual([]);
  expect(startsOf(set, dateMs + 1, nextMs + 1)).toEqual(['2026-11-24T09:00']);
  expect(startsOf(set, START_MS + 1, dateMs)).toEqual(['2026-11-22T09:00', '2026-11-23T09:00']);
});

test('a series occurs at its first start if one of its rules is not over by then, even if the rule does not match it', () => {
  const over = 'RRULE:FREQ=DAILY;UNTIL=20261120T090000Z';
  expect(startsOf(open(over, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'))).toContain('2026-11-21T09:00');
  expect(startsOf(open('RRULE:FREQ=DAILY;UNTIL=20261121T090000Z'))).toEqual(['2026-11-21T09:00']);
  expect(startsOf(open('RRULE:FREQ=DAILY;UNTIL=20261121T085959Z'))).toEqual([]);
});

test.each([
  ['FREQ=YEARLY;BYMONTH=7,6;BYMONTHDAY=10;BYSETPOS=1', ['2027-06-10T09:00', '2028-06-10T09:00']],
  ['FREQ=YEARLY;BYMONTH=7,6;BYMONTHDAY=10;BYSETPOS=-1', ['2027-07-10T09:00', '2028-07-10T09:00']],
  ['FREQ=DAILY;BYHOUR=17,11;BYSETPOS=1', ['2026-11-21T11:00', '2026-11-22T11:00']],
  ['FREQ=DAILY;BYHOUR=9,10;BYMINUTE=30,15;BYSETPOS=2', ['2026-11-21T09:30', '2026-11-22T09:30']],
  ['FREQ=MONTHLY;BYDAY=FR,MO;BYSETPOS=1', ['2026-12-04T09:00', '2027-01-01T09:00']],
])('%s counts positions in chronological order', (rule, dates) => {
  expect(startsOf(open(`RRULE:${rule}`), START_MS + 1).slice(0, 2)).toEqual(dates);
});

test.each([
  ['FREQ=SECONDLY;INTERVAL=1800;BYMINUTE=0', [0, 3_600, 7_200, 10_800]],
  ['FREQ=SECONDLY;INTERVAL=1800;BYSECOND=0', [0, 1_800, 3_600, 5_400]],
  ['FREQ=MINUTELY;INTERVAL=30;BYMINUTE=30', [0, 1_800, 5_400, 9_000]],
])('%s starts at these seconds', (rule, seconds) => {
  const { startsMs } = open(`RRULE:${rule};COUNT=4`).listBetween(0, FAR, 4, new ExpansionBudget());
  expect(startsMs.map((ms) => (ms - START_MS) / 1_000)).toEqual(seconds);
});

test('a rule that iterates over every second is rejected, for any query', () => {
  expect(() => startsOf(open('RRULE:FREQ=SECONDLY;BYSECOND=0,30'))).toThrow(TooManyOccurrences);
});

test.each(['FREQ=HOURLY', 'FREQ=DAILY;BYHOUR=9,17'])('EXRULE:%s cannot be stored', (rule) => {
  expect(() => open('RRULE:FREQ=DAILY', `EXRULE:${rule}`).checkDensity()).toThrow(
    new InvalidRecurrence('EXRULE repeats several times a day'),
  );
});

test('an exclusion rule that repeats once a day can be stored', () => {
  expect(() => open('RRULE:FREQ=DAILY', 'EXRULE:FREQ=DAILY;INTERVAL=2').checkDensity()).not.toThrow();
});

test('starts over many years are the same when they are requested again, in any order', () => {
  const set = open('RRULE:FREQ=DAILY');
  const years = Array.from({ length: 12 }, (_, year) => Date.UTC(2027 + year, 5, 1));
  const read = (fromMs: number) => startsOf(set, fromMs, fromMs + 3 * DAY_MS);
  const first = years.map(read);
  expect(first.every((starts) => starts.length === 3)).toBe(true);
  expect(years.toReversed().map(read).toReversed()).toEqual(first);
});
