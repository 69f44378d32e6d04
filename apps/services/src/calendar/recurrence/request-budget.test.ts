import { InvalidRecurrence } from '@rotunda/recurrence/parse-rule';
import { checkSize, RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { ExpansionLimitExceeded, RequestBudget } from './request-budget.ts';

const START = { startMs: Date.UTC(2026, 10, 21, 8), zone: 'Europe/Berlin', isAllDay: false };
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index).join();

/** Opens a budget that does not depend on the load of the machine. */
const openBudget = (candidates?: number) =>
  new RequestBudget({ ...(candidates !== undefined && { candidates }), readCpuMs: () => 0 });

/** Rules that could be stored before they were rejected. */
const STORED_BEFORE = [
  'FREQ=SECONDLY',
  'FREQ=MINUTELY',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
  'FREQ=MINUTELY;BYWEEKNO=53;BYMONTH=6',
  `FREQ=YEARLY;BYHOUR=${numbers(0, 23)};BYMINUTE=${numbers(0, 59)};BYSECOND=${numbers(0, 59)}`,
  `FREQ=YEARLY;BYYEARDAY=${numbers(1, 366)};BYHOUR=${numbers(0, 23)};BYMINUTE=0,15,30,45`,
  `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${numbers(0, 23)};BYMINUTE=0,30`,
  `FREQ=YEARLY;BYWEEKNO=${numbers(1, 53)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${numbers(0, 23)};BYSETPOS=-1`,
  `FREQ=HOURLY;BYMINUTE=${numbers(0, 59)}`,
  `FREQ=DAILY;BYHOUR=${numbers(0, 23)};BYMINUTE=${numbers(0, 59)}`,
];

describe('the expansion budget', () => {
  test.each(STORED_BEFORE)('ends expansion at once for %s, which can no longer be stored', (rule) => {
    const set = new RecurrenceSet([`RRULE:${rule}`], START);
    const budget = openBudget(0);
    expect(() => set.checkDensity()).toThrow(InvalidRecurrence);
    expect(() => set.listBetween(START.startMs, START.startMs + DAY_MS, 10, budget)).toThrow(ExpansionLimitExceeded);
  });

  test.each([
    'FREQ=SECONDLY;COUNT=1001',
    'FREQ=MINUTELY;COUNT=5000',
    'FREQ=MINUTELY;INTERVAL=30',
    'FREQ=DAILY;COUNT=5001',
  ])('does not allow %s to be stored', (rule) => {
    const set = new RecurrenceSet([`RRULE:${rule}`], START);
    expect(() => set.checkDensity()).toThrow(InvalidRecurrence);
  });

  test.each([
    'FREQ=SECONDLY;COUNT=1000',
    'FREQ=MINUTELY;INTERVAL=5;COUNT=12',
    'FREQ=HOURLY;COUNT=5000',
    'FREQ=DAILY;COUNT=5000',
    'FREQ=DAILY;BYHOUR=9,17;COUNT=5000',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=100',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;COUNT=2',
    `FREQ=DAILY;BYHOUR=${numbers(0, 23)};BYMINUTE=0,15,30,45`,
  ])('allows %s to be stored', (rule) => {
    expect(() => new RecurrenceSet([`RRULE:${rule}`], START).checkDensity()).not.toThrow();
  });

  test('does not allow rules to be stored that exceed it together, even if each one is allowed alone', () => {
    const recurrence = (count: number) => Array(5).fill(`RRULE:FREQ=HOURLY;COUNT=${count}`);
    expect(() => new RecurrenceSet(recurrence(1000), START).checkDensity()).not.toThrow();
    expect(() => new RecurrenceSet(recurrence(1001), START).checkDensity()).toThrow(InvalidRecurrence);
  });

  test('does not allow more rules or dates to be stored than a request may read', () => {
    const date = (index: number) => new Date(START.startMs + index * DAY_MS).toISOString().slice(0, 10);
    const dates = Array.from({ length: 5001 }, (_, index) => date(index).replaceAll('-', '')).join();
    for (const lines of [Array(11).fill('RRULE:FREQ=DAILY'), [`RDATE;VALUE=DATE:${dates}`], [`EXDATE:${dates}`]]) {
      expect(() => checkSize(lines)).toThrow(InvalidRecurrence);
    }
  });

  test('ends when the CPU time of the request is used up, and stays exhausted', () => {
    let cpuMs = 0;
    const budget = new RequestBudget({ readCpuMs: () => cpuMs });
    budget.chargeBlock(1);
    cpuMs = 10_000;
    expect(() => budget.chargeBlock(1)).toThrow(ExpansionLimitExceeded);
    expect(() => budget.charge(0)).toThrow(ExpansionLimitExceeded);
  });

  test('gets further with each new budget, because computed results are cached', () => {
    const set = new RecurrenceSet(['RRULE:FREQ=DAILY;COUNT=2000'], START);
    const read = () => {
      try {
        return set.findLastStartMs(openBudget(500));
      } catch {
        return undefined;
      }
    };
    const lastMs = Array.from({ length: 20 }, read).find((ms) => ms !== undefined);
    expect(new Date(lastMs ?? 0).toISOString().slice(0, 10)).toBe('2032-05-12');
  });

  test('limits the cost of every rule that may be stored', () => {
    const some = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 60 });
    const part = (name: string, max: number) =>
      fc.option(
        some(max).map((values) => `;${name}=${values.join()}`),
        { nil: '' },
      );
    const rule = fc
      .tuple(
        fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        fc.option(
          fc.integer({ min: 1, max: 12_000 }).map((count) => `;COUNT=${count}`),
          { nil: '' },
        ),
        fc.option(
          fc.integer({ min: 1, max: 99_999 }).map((interval) => `;INTERVAL=${interval}`),
          { nil: '' },
        ),
        part('BYHOUR', 23),
        part('BYMINUTE', 59),
        part('BYMONTH', 12),
        part('BYMONTHDAY', 31),
        part('BYYEARDAY', 366),
        part('BYSETPOS', 366),
      )
      .map(([frequency, ...parts]) => `RRULE:FREQ=${frequency}${parts.join('')}`);
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 60_000 }), (line, day) => {
        const fromMs = START.startMs + day * DAY_MS;
        let examined = 0;
        const budget = new RequestBudget();
        const charge = budget.charge.bind(budget);
        budget.charge = (count) => {
          examined = Math.max(examined, count);
          charge(count);
        };
        try {
          const set = new RecurrenceSet([line], START);
          set.checkDensity();
          set.listBetween(fromMs, fromMs + 31 * DAY_MS, 250, budget);
        } catch (error) {
          if (!(error instanceof InvalidRecurrence || error instanceof ExpansionLimitExceeded)) throw error;
        }
        // A single uninterruptible step examines at most the smallest part of the budget.
        expect(examined).toBeLessThan(2100);
      }),
      { numRuns: 40 },
    );
  });
});
