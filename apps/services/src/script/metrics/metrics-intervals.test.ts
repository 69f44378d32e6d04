import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#core/durations.ts';
import { toMetricsIntervals } from './metrics-intervals.ts';

describe('metrics intervals', () => {
  test('are the last seven days, including today', () => {
    const { startMs, widthMs, count } = toMetricsIntervals('DAILY', Date.UTC(2026, 4, 10, 13, 5));
    expect([startMs, widthMs, count]).toEqual([Date.UTC(2026, 4, 4), 24 * HOUR_MS, 7]);
  });

  test('are eight weeks that start on Mondays, including the current one', () => {
    const { startMs, widthMs, count } = toMetricsIntervals('WEEKLY', Date.UTC(2026, 4, 10, 13, 5));
    expect([widthMs, count]).toEqual([7 * 24 * HOUR_MS, 8]);
    expect(startMs + 7 * widthMs).toBe(Date.UTC(2026, 4, 4));
    expect(new Date(startMs).getUTCDay()).toBe(1);
  });

  test('always contain the present in the last interval', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2200, 0) });
    fc.assert(
      fc.property(moment, fc.constantFrom('DAILY' as const, 'WEEKLY' as const), (nowMs, granularity) => {
        const { startMs, widthMs, count } = toMetricsIntervals(granularity, nowMs);
        expect(nowMs).toBeGreaterThanOrEqual(startMs + (count - 1) * widthMs);
        expect(nowMs).toBeLessThan(startMs + count * widthMs);
      }),
    );
  });
});
