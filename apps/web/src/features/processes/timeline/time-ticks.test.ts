import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areDaysApart, listTimeTicks } from './time-ticks.ts';

const HOUR = 3_600_000;
const timesOf = (from: string, to: string, zone: string, maxCount = 6) =>
  listTimeTicks(Date.parse(from), Date.parse(to), { maxCount, zone }).map(({ timeMs }) =>
    new Date(timeMs).toISOString(),
  );

test('ticks are placed at round times in the time zone', () => {
  expect(timesOf('2026-11-20T09:10:00Z', '2026-11-20T13:50:00Z', 'UTC')).toEqual(
    [10, 11, 12, 13].map((hour) => `2026-11-20T${hour}:00:00.000Z`),
  );
  expect(timesOf('2026-11-20T09:10:00Z', '2026-11-23T13:50:00Z', 'Europe/Berlin')).toEqual(
    [20, 21, 22].map((day) => `2026-11-${day}T23:00:00.000Z`),
  );
});

test('days begin at midnight on both sides of a change to winter time', () => {
  expect(timesOf('2026-10-23T12:00:00Z', '2026-10-26T12:00:00Z', 'Europe/Berlin', 4)).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

test('for any period, ticks are few, ascending and within it', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2e12 }),
      fc.integer({ min: 1, max: 3e11 }),
      fc.integer({ min: 1, max: 12 }),
      zone,
      (fromMs, spanMs, maxCount, name) => {
        const ticks = listTimeTicks(fromMs, fromMs + spanMs, { maxCount, zone: name });
        expect(ticks.length).toBeLessThanOrEqual(maxCount);
        for (const [index, { timeMs, leftPercent }] of ticks.entries()) {
          expect(timeMs).toBeGreaterThan(ticks[index - 1]?.timeMs ?? Number.NEGATIVE_INFINITY);
          expect(leftPercent).toBeGreaterThanOrEqual(0);
          expect(leftPercent).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});

test('ticks a day apart are labelled with their days', () => {
  const at = (timeMs: number) => ({ timeMs, leftPercent: 0 });
  expect(areDaysApart([at(0), at(24 * HOUR)])).toBe(true);
  expect(areDaysApart([at(0), at(12 * HOUR)])).toBe(false);
  expect(areDaysApart([at(0)])).toBe(false);
});
