import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { ExpansionBudget } from './expansion-budget.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { RecurrenceSet } from './recurrence-set.ts';
import { toInstant, toLocal } from './zone-offsets.ts';

const BERLIN = 'Europe/Berlin';
const FAR = Date.UTC(2040, 0, 1);
const openBudget = () => new ExpansionBudget();

function startsOf(lines: string[], firstStart: string, { zone = BERLIN, until = FAR, limit = 1000 } = {}): string[] {
  const start = { startMs: toInstant(zone, Date.parse(`${firstStart}Z`)), zone, isAllDay: false };
  const { startsMs } = new RecurrenceSet(lines, start).listBetween(0, until, limit, openBudget());
  return startsMs.map((ms) => new Date(toLocal(zone, ms)).toISOString().slice(0, 16));
}

describe('a recurrence', () => {
  test('keeps its local time across clock changes', () => {
    const set = new RecurrenceSet(['RRULE:FREQ=WEEKLY;COUNT=3'], {
      startMs: Date.UTC(2026, 9, 12, 7),
      zone: BERLIN,
      isAllDay: false,
    });
    expect(set.listBetween(0, FAR, 10, openBudget()).startsMs.map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-10-12T07:00:00.000Z',
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });

  test('includes its first start even if the rule does not match it, and counts it', () => {
    expect(startsOf(['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3'], '2026-11-24T09:00')).toEqual([
      '2026-11-24T09:00',
      '2026-11-30T09:00',
      '2026-12-07T09:00',
    ]);
  });

  test('includes added dates and omits excluded ones', () => {
    const lines = [
      'RRULE:FREQ=DAILY;COUNT=3',
      'RDATE;TZID=Europe/Berlin:20261201T120000',
      'EXDATE;VALUE=DATE:20261122',
      'EXDATE:20261121T080000Z',
    ];
    expect(startsOf(lines, '2026-11-21T09:00')).toEqual(['2026-11-23T09:00', '2026-12-01T12:00']);
  });

  test.each([
    ['an instant, itself included', 'UNTIL=20261122T080000Z', ['2026-11-21T09:00', '2026-11-22T09:00']],
    ['a date, all of which is included', 'UNTIL=20261122', ['2026-11-21T09:00', '2026-11-22T09:00']],
    ['a local time', 'UNTIL=20261122T085959', ['2026-11-21T09:00']],
  ])('ends at %s', (_, until, expected) => {
    expect(startsOf([`RRULE:FREQ=DAILY;${until}`], '2026-11-21T09:00')).toEqual(expected);
  });

  test('omits dates matched by exclusion rules', () => {
    const lines = ['RRULE:FREQ=DAILY;COUNT=4', 'EXRULE:FREQ=DAILY;INTERVAL=2'];
    expect(startsOf(lines, '2026-11-21T09:00')).toEqual(['2026-11-22T09:00', '2026-11-24T09:00']);
  });

  test('does not omit its first start because of a counted exclusion rule that does not match it', () => {
    const lines = ['RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=1'];
    // This is a Saturday.
    expect(startsOf(lines, '2026-11-21T09:00')).toEqual(['21', '22', '24', '25'].map((day) => `2026-11-${day}T09:00`));
  });

  test.each([
    ['BYWEEKNO=20', '2026-05-15T09:00', ['2026-05-15', '2027-05-21', '2028-05-19', '2029-05-18', '2030-05-17']],
    ['BYWEEKNO=1;BYDAY=MO', '2027-01-04T09:00', ['2027-01-04', '2028-01-03', '2029-01-01', '2029-12-31', '2030-12-30']],
    ['BYYEARDAY=1,2,3,4,5,6,7;BYDAY=MO', '2027-01-04T09:00', ['2027-01-04', '2028-01-03', '2029-01-01', '2030-01-07']],
    ['BYMONTHDAY=3', '2026-05-03T09:00', ['2026-05-03', '2027-05-03', '2028-05-03', '2029-05-03', '2030-05-03']],
    [
      'BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=2MO',
      '2026-11-09T09:00',
      ['2026-11-09', '2027-11-08', '2028-11-13', '2029-11-12', '2030-11-11'],
    ],
    ['BYDAY=20MO', '2026-05-18T09:00', ['2026-05-18', '2027-05-17', '2028-05-15', '2029-05-14', '2030-05-20']],
  ])('that repeats yearly by %s is the same in distant years, from any starting point', (parts, first, dates) => {
    const line = `RRULE:FREQ=YEARLY;${parts}`;
    expect(startsOf([line], first, { until: Date.UTC(2031, 0, 1) })).toEqual(dates.map((date) => `${date}T09:00`));
    const set = new RecurrenceSet([line], {
      startMs: toInstant(BERLIN, Date.parse(`${first}Z`)),
      zone: BERLIN,
      isAllDay: false,
    });
    for (const date of dates) {
      const startMs = toInstant(BERLIN, Date.parse(`${date}T09:00Z`));
      expect(set.listBetween(startMs - 40 * DAY_MS, startMs + 1, 10, openBudget()).startsMs).toContain(startMs);
    }
  });

  test.each([
    'FREQ=DAILY;BYHOUR=9,17',
    'FREQ=DAILY;BYMINUTE=0,30;BYSECOND=0,30',
    'FREQ=HOURLY',
    'FREQ=HOURLY;INTERVAL=24',
    'FREQ=HOURLY;INTERVAL=5',
    'FREQ=MINUTELY;INTERVAL=15',
    'FREQ=SECONDLY',
  ])('of all-day events with %s contains each day once', (rule) => {
    const startMs = Date.UTC(2026, 10, 21);
    const set = new RecurrenceSet([`RRULE:${rule};COUNT=3`], { startMs, zone: 'UTC', isAllDay: true });
    set.checkDensity();
    const days = [0, 1, 2].map((day) => startMs + day * DAY_MS);
    expect(set.listBetween(0, FAR, 10, openBudget()).startsMs).toEqual(days);
  });

  test('of all-day events with an interval of more than 24 hours skips days', () => {
    const startMs = Date.UTC(2026, 10, 21);
    const set = new RecurrenceSet(['RRULE:FREQ=HOURLY;INTERVAL=36;COUNT=4'], { startMs, zone: 'UTC', isAllDay: true });
    expect(set.listBetween(0, FAR, 10, openBudget()).startsMs).toEqual(
      [0, 1, 3, 4].map((day) => startMs + day * DAY_MS),
    );
  });

  test('does not occur if its rules are over before it begins, except on its dates', () => {
    const over = 'RRULE:FREQ=DAILY;UNTIL=20261120T090000Z';
    expect(startsOf([over], '2026-11-21T09:00')).toEqual([]);
    expect(startsOf([over, 'RDATE;TZID=Europe/Berlin:20261201T120000'], '2026-11-21T09:00')).toEqual([
      '2026-12-01T12:00',
    ]);
    expect(startsOf([over, 'RRULE:FREQ=DAILY;COUNT=2'], '2026-11-21T09:00')).toHaveLength(2);
  });

  test('skips days that a month does not have', () => {
    expect(startsOf(['RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'], '2026-01-31T09:00')).toEqual([
      '2026-01-31T09:00',
      '2026-03-31T09:00',
      '2026-05-31T09:00',
    ]);
  });

  test('returns slightly more starts than requested at most, and reports where it stopped', () => {
    const start = { startMs: Date.UTC(2010, 0, 1), zone: 'UTC', isAllDay: false };
    const fromMs = Date.UTC(2026, 10, 21);
    const set = new RecurrenceSet(['RRULE:FREQ=HOURLY'], start);
    const { startsMs, cutAtMs = 0 } = set.listBetween(fromMs, FAR, 3, openBudget());
    expect(startsMs.slice(0, 3)).toEqual([fromMs, fromMs + HOUR_MS, fromMs + 2 * HOUR_MS]);
    expect(startsMs.length).toBeLessThan(200);
    expect(cutAtMs).toBe((startsMs.at(-1) ?? 0) + HOUR_MS);
  });

  test.each(['RRULE:FREQ=HOURLY;COUNT=10', 'RRULE:FREQ=SECONDLY;COUNT=1000', 'RRULE:FREQ=MINUTELY;COUNT=90'])(
    'counts all occurrences of %s, wherever the range begins',
    (line) => {
      const start = { startMs: Date.UTC(2026, 10, 21, 8), zone: BERLIN, isAllDay: false };
      const set = new RecurrenceSet([line], start);
      const count = Number(line.split('=').at(-1));
      const lastMs = set.findLastStartMs(openBudget()) ?? 0;
      expect(set.listBetween(lastMs, FAR, 1000, openBudget()).startsMs).toEqual([lastMs]);
      expect(set.listBetween(0, FAR, 1000, openBudget()).startsMs).toHaveLength(count);
    },
  );

  test('ends if a rule has no further day', () => {
    expect(startsOf(['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], '2026-11-21T09:00')).toEqual(['2026-11-21T09:00']);
  });

  test('reports its last start, or that it has none', () => {
    const start = { startMs: Date.UTC(2026, 10, 21), zone: 'UTC', isAllDay: true };
    expect(new RecurrenceSet(['RRULE:FREQ=DAILY;COUNT=5'], start).findLastStartMs(openBudget())).toBe(
      start.startMs + 4 * DAY_MS,
    );
    expect(new RecurrenceSet(['RRULE:FREQ=DAILY'], start).findLastStartMs(openBudget())).toBeUndefined();
    expect(new RecurrenceSet(['RDATE:20270101'], start).findLastStartMs(openBudget())).toBe(Date.UTC(2027, 0, 1));
  });

  test('with any simple rule matches a count by hand', () => {
    const rule = fc.record({
      zone: fc.constantFrom(BERLIN, 'America/New_York', 'UTC', 'Asia/Kolkata'),
      startDay: fc.integer({ min: 20_000, max: 21_000 }),
      minuteOfDay: fc.integer({ min: 240, max: 1400 }),
      interval: fc.integer({ min: 1, max: 9 }),
      unitDays: fc.constantFrom(1, 7),
      count: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(rule, ({ zone, startDay, minuteOfDay, interval, unitDays, count }) => {
        const localMs = startDay * DAY_MS + minuteOfDay * MINUTE_MS;
        const line = `RRULE:FREQ=${unitDays === 1 ? 'DAILY' : 'WEEKLY'};INTERVAL=${interval};COUNT=${count}`;
        const set = new RecurrenceSet([line], { startMs: toInstant(zone, localMs), zone, isAllDay: false });
        const expected = Array.from({ length: count }, (_, index) =>
          toInstant(zone, localMs + index * interval * unitDays * DAY_MS),
        );
        expect(set.listBetween(0, FAR, 1000, openBudget()).startsMs).toEqual(expected);
      }),
    );
  });

  test('is the same however the range is split', () => {
    const line = fc.constantFrom(
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
      'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
      'RRULE:FREQ=DAILY;BYHOUR=9,17',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
    );
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 120 }), (text, cutDay) => {
        const startMs = Date.UTC(2025, 0, 6, 8);
        const set = new RecurrenceSet([text], { startMs, zone: BERLIN, isAllDay: false });
        const cutMs = startMs + cutDay * DAY_MS;
        const endMs = startMs + 120 * DAY_MS;
        const listBetween = (fromMs: number, untilMs: number) =>
          set.listBetween(fromMs, untilMs, 5000, openBudget()).startsMs;
        expect([...listBetween(0, cutMs), ...listBetween(cutMs, endMs)]).toEqual(listBetween(0, endMs));
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    'RRULE:FREQ=SOMETIMES',
    'RRULE:INTERVAL=2',
    'RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101T000000Z',
    'RRULE:FREQ=DAILY;COUNT=0',
    'RRULE:FREQ=DAILY;COUNT=10001',
    'RRULE:FREQ=DAILY;FREQ=WEEKLY',
    'RRULE:FREQ=WEEKLY;BYDAY=XX',
    'RRULE:FREQ=WEEKLY;BYMONTHDAY=0',
    'RRULE:FREQ=DAILY;X-RULE=1',
    'DTSTART:20261121T090000Z',
    'RDATE:tomorrow',
    'RDATE:20270230T090000Z',
    'EXDATE:20271301T090000Z',
    'EXDATE:20270101T250000Z',
    'RRULE:FREQ=DAILY;UNTIL=20279999',
    'EXDATE;TZID=Mars/Olympus:20261121T090000',
    'EXDATE;VALUE=PERIOD:20261121T090000Z/PT1H',
    'RDATE;VALUE=PERIOD:20261121T090000Z/PT',
    'RDATE;VALUE=PERIOD:20261121T090000Z/P1X',
    'RDATE:20261121T090000Z,',
    'nonsense',
    '',
  ])('%j is rejected', (line) => {
    expect(() => startsOf([line], '2026-11-21T09:00')).toThrow(InvalidRecurrence);
  });
});
