import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFirstStarts } from './first-starts.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { toInstant, toLocal } from './zone-offsets.ts';

const BERLIN = 'Europe/Berlin';

function listFirst(lines: readonly string[], first: string, count = 3): string[] {
  const start = { startMs: toInstant(BERLIN, Date.parse(`${first}Z`)), zone: BERLIN, isAllDay: false };
  return listFirstStarts(lines, start, count).map((ms) => new Date(toLocal(BERLIN, ms)).toISOString().slice(0, 16));
}

describe('the first starts of a series', () => {
  test.each([
    ['rarely', 'FREQ=YEARLY;INTERVAL=30;BYMONTH=2;BYMONTHDAY=29', ['2028-02-29', '2088-02-29', '2148-02-29']],
    ['often', 'FREQ=HOURLY;INTERVAL=8', ['2028-02-29', '2028-02-29', '2028-03-01']],
    ['up to a number', 'FREQ=WEEKLY;COUNT=2', ['2028-02-29', '2028-03-07']],
    ['until a date', 'FREQ=WEEKLY;UNTIL=20280308', ['2028-02-29', '2028-03-07']],
  ])('have the requested number if it repeats %s', (_, rule, dates) => {
    expect(listFirst([`RRULE:${rule}`], '2028-02-29T09:00').map((start) => start.slice(0, 10))).toEqual(dates);
  });

  test('are ordered together with separate dates, including earlier ones, and without excluded ones', () => {
    const lines = ['RRULE:FREQ=WEEKLY', 'RDATE:20261201T080000Z,20261101T080000Z', 'EXDATE:20261124T080000Z'];
    expect(listFirst(lines, '2026-11-24T09:00')).toEqual(['2026-11-01T09:00', '2026-12-01T09:00', '2026-12-08T09:00']);
  });

  test('are days for all-day series', () => {
    const start = { startMs: Date.UTC(2026, 2, 28), zone: 'UTC', isAllDay: true };
    expect(listFirstStarts(['RRULE:FREQ=DAILY;BYHOUR=9,17'], start, 2)).toEqual([start.startMs, Date.UTC(2026, 2, 29)]);
  });

  test('match a search for rules that never match again', () => {
    expect(listFirst(['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], '2026-11-24T09:00')).toEqual(['2026-11-24T09:00']);
    expect(listFirst(['RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'], '2026-11-24T09:00')).toEqual(['2026-11-24T09:00']);
  });

  test('are empty if the rule is over before it begins', () => {
    expect(listFirst(['RRULE:FREQ=DAILY;UNTIL=20261123'], '2026-11-24T09:00')).toEqual([]);
  });

  test('are rejected for lines that cannot be stored', () => {
    for (const line of ['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;COUNT=5001', 'RRULE:FREQ=DAILY;BYDAY=XX']) {
      expect(() => listFirst([line], '2026-11-24T09:00')).toThrow(InvalidRecurrence);
    }
  });

  test('are a prefix if fewer are requested', () => {
    const rule = fc.constantFrom(
      'FREQ=HOURLY;INTERVAL=5',
      'FREQ=WEEKLY;BYDAY=MO,FR',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=YEARLY',
    );
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 12 }), (text, count) => {
        const all = listFirst([`RRULE:${text}`], '2026-11-24T09:00', 12);
        expect(all).toHaveLength(12);
        expect(listFirst([`RRULE:${text}`], '2026-11-24T09:00', count)).toEqual(all.slice(0, count));
      }),
      { numRuns: 40 },
    );
  });
});
