import { expect, test } from 'vitest';
import { growthPer, growthPerHour } from './growth.ts';

const HOUR_MS = 3_600_000;
const sampleAt = (hours: number, values: Record<string, number>) => ({ atMs: 5_000 + hours * HOUR_MS, values });

test('growth per hour is the slope of the samples, whatever the intervals between them', () => {
  const samples = [0, 1, 3, 4].map((hours) => sampleAt(hours, { bytes: 100 + 7 * hours, flat: 3 }));
  expect(growthPerHour(samples, 'bytes')).toBeCloseTo(7);
  expect(growthPerHour(samples, 'flat')).toBeCloseTo(0);
});

test('the growth of a value that oscillates around a line is the growth of the line', () => {
  const samples = [0, 1, 2, 3].map((hours, index) =>
    sampleAt(hours, { bytes: 10 * hours + (index % 2 === 0 ? 1 : -1) }),
  );
  expect(Math.abs(growthPerHour(samples, 'bytes') - 10)).toBeLessThan(1);
});

test('growth per unit compares the last sample with the first, and is undefined without units', () => {
  const samples = [sampleAt(0, { log: 1_000, requests: 10 }), sampleAt(1, { log: 4_000, requests: 20 })];
  expect(growthPer(samples, 'log', 'requests')).toBe(300);
  expect(growthPer(samples.slice(0, 1), 'log', 'requests')).toBe(0);
});
