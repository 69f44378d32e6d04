import { expect, test } from 'vitest';
import { formatDateTime, formatDistance, formatDuration, formatTimeWithZone } from './time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  [0, 'now'],
  [-999, 'now'],
  [-1000, '1 s ago'],
  [-59_999, '59 s ago'],
  [-90 * MINUTE_MS, '1 h ago'],
  [-DAY_MS, '1 d ago'],
  [2 * DAY_MS, 'in 2 d'],
  [5 * MINUTE_MS, 'in 5 min'],
  [MINUTE_MS, 'in 1 min'],
  [59_999, 'now'],
])('a time %d ms away reads as %s', (distanceMs, text) => {
  expect(formatDistance(Date.UTC(2026, 10, 21) + distanceMs, Date.UTC(2026, 10, 21))).toBe(text);
});

test('a time a month or more away is shown as a date', () => {
  expect(formatDistance(Date.UTC(2026, 8, 1), Date.UTC(2026, 10, 21))).toBe('1 Sept 2026');
});

test('a time includes its year if it is ambiguous, and always with its zone if it has to last', () => {
  const nowMs = Date.UTC(2026, 10, 21);
  expect(formatDateTime(Date.UTC(2026, 8, 1, 9, 30), nowMs)).toMatch(/^1 Sept, /);
  expect(formatDateTime(Date.UTC(2025, 8, 1, 9, 30), nowMs)).toMatch(/^1 Sept 2025, /);
  expect(formatTimeWithZone(Date.UTC(2026, 8, 1, 9, 30))).toMatch(/^1 Sept 2026, .+ (UTC|GMT|[A-Z]{3,4})/);
});

test.each([
  [0, '0ms'],
  [350.4, '350ms'],
  [999.6, '1.0s'],
  [4200, '4.2s'],
  [59_940, '59.9s'],
  [59_960, '1m 00.0s'],
  [64_200, '1m 04.2s'],
  [119_990, '2m 00.0s'],
  [3_600_000, '1h 00m'],
  [30_180_000, '8h 23m'],
])('a duration of %d ms is displayed as %s', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});
