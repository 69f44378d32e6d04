import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { parseRecurrence } from './parse-recurrence.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { checkSize } from './recurrence-set.ts';

const START_MS = Date.UTC(2026, 10, 21, 8);
const start = { startMs: START_MS, zone: 'Europe/Berlin', isAllDay: false };
const wholeDay = { startMs: Date.UTC(2026, 10, 21), zone: 'UTC', isAllDay: true };
const untilOf = (line: string, first = start) => parseRecurrence([line], first).rules[0]?.untilMs;
const periodOf = (end: string, first = start) =>
  parseRecurrence([`RDATE;VALUE=PERIOD:20261122T080000Z/${end}`], first).periodsMs.get(Date.UTC(2026, 10, 22, 8));

describe('periods', () => {
  test.each([
    ['P2W', 14 * DAY_MS],
    ['P3D', 3 * DAY_MS],
    ['PT4H', 4 * HOUR_MS],
    ['PT5M', 5 * MINUTE_MS],
    ['PT6S', 6_000],
    ['+P1DT2H3M4S', DAY_MS + 2 * HOUR_MS + 3 * MINUTE_MS + 4_000],
    ['P3660D', 3_660 * DAY_MS],
    ['20261122T083000Z', 30 * MINUTE_MS],
    ['20261122T100000', HOUR_MS],
  ])('that end with %s last %i ms', (end, durationMs) => {
    expect(periodOf(end)).toBe(durationMs);
  });

  test.each([
    'P',
    'PT',
    'PT0S',
    '-PT1H',
    'P1WT1H',
    'P1H',
    'XPT1H',
    'PT1HX',
    'P3661D',
    '20261122T080000Z',
    '20261122T075959Z',
  ])('that end with %s are rejected', (end) => {
    expect(() => periodOf(end)).toThrow(InvalidRecurrence);
  });

  test('have one end, and no period of their own in an all-day series', () => {
    expect(() => periodOf('PT1H/PT2H')).toThrow('is not a period');
    expect(parseRecurrence(['RDATE;VALUE=PERIOD:20261122/P9999D'], wholeDay)).toMatchObject({
      dates: [Date.UTC(2026, 10, 22)],
      periodsMs: new Map(),
    });
    expect(() => parseRecurrence(['RDATE;VALUE=PERIOD:20261122/20261121'], wholeDay)).toThrow(InvalidRecurrence);
  });
});

describe('dates', () => {
  test.each([
    ['RDATE:20261122T080000Z', Date.UTC(2026, 10, 22, 8)],
    ['rdate:20261122t080000z', Date.UTC(2026, 10, 22, 8)],
    ['  RDATE:20261122T090000  ', Date.UTC(2026, 10, 22, 8)],
    ['RDATE;TZID=America/New_York:20261122T030000', Date.UTC(2026, 10, 22, 8)],
    ['RDATE;VALUE=DATE-TIME;TZID="America/New_York":20261122T030000', Date.UTC(2026, 10, 22, 8)],
    ['RDATE;VALUE=DATE:20261122', Date.UTC(2026, 10, 22, 8)],
    ['RDATE:20261122T075960Z', Date.UTC(2026, 10, 22, 8)],
  ])('in %j are parsed', (line, dateMs) => {
    expect(parseRecurrence([line], start).dates).toEqual([dateMs]);
  });

  test.each([
    '20261122T240000Z',
    '20261122T086000Z',
    '20261122T080061Z',
    '20261131',
    '20261122T0800',
    '2026-11-22',
    'X20261122',
  ])('such as %s are invalid', (value) => {
    expect(() => parseRecurrence([`EXDATE:${value}`], start)).toThrow(InvalidRecurrence);
  });

  test('without a time use the time of day of the series, even if it began before 1970', () => {
    const early = { ...start, startMs: Date.UTC(1960, 0, 1, 8) };
    expect(parseRecurrence(['EXDATE;VALUE=DATE:20261122'], early).excludedDates).toEqual([Date.UTC(2026, 10, 22, 8)]);
  });

  test('of all lines are merged, each type separately', () => {
    const lines = ['RDATE:20261122T080000Z,20261123T080000Z', 'RDATE:20261124T080000Z', 'EXDATE:20261125T080000Z'];
    const { dates, excludedDates, rules, excludedRules } = parseRecurrence(lines, start);
    expect([dates.length, excludedDates.length, rules.length, excludedRules.length]).toEqual([3, 1, 0, 0]);
  });
});

test.each([
  ['UNTIL=20261122', Date.UTC(2026, 10, 22, 22, 59, 59)],
  ['UNTIL=20261122T090000', Date.UTC(2026, 10, 22, 8)],
  ['UNTIL=20261122T090000Z', Date.UTC(2026, 10, 22, 9)],
  ['COUNT=1', undefined],
])('a rule with %s ends at that time', (part, untilMs) => {
  expect(untilOf(`RRULE:FREQ=DAILY;${part}`)).toBe(untilMs);
});

test('an all-day series ends on a date, whatever the time given with it', () => {
  expect(untilOf('RRULE:FREQ=DAILY;UNTIL=20261122T230000Z', wholeDay)).toBe(Date.UTC(2026, 10, 22));
});

test.each([
  '',
  'RRULE',
  'RRULE:',
  'XRRULE:FREQ=DAILY',
  'RRULE FREQ=DAILY',
  'RDATE:',
  'EXDATE;TZID=Mars/Olympus:20261122',
])('%j is not a recurrence line', (line) => {
  expect(() => parseRecurrence([line], start)).toThrow(InvalidRecurrence);
});

test('a series has at most ten rules, including exclusion rules, and 5,000 dates', () => {
  const rules = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'RRULE:FREQ=DAILY' : ' exrule:FREQ=DAILY'));
  const dates = (count: number) => `RDATE:${Array.from({ length: count }, () => '20261122').join(',')}`;
  expect(() => checkSize([...rules, dates(2_500), dates(2_500)])).not.toThrow();
  expect(() => checkSize([...rules, 'EXRULE:FREQ=DAILY'])).toThrow('more than 10 rules');
  expect(() => checkSize([dates(2_500), dates(2_501)])).toThrow('more than 5000 dates');
});
