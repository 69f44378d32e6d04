import { expect, test } from 'vitest';
import { getDay, startOfDay } from './start-of-day.ts';

test('a day begins at midnight in its time zone', () => {
  expect(startOfDay('2026-11-21', 0, 'UTC')).toBe('2026-11-21T00:00:00.000Z');
  expect(startOfDay('2026-11-30', 1, 'Asia/Tokyo')).toBe('2026-11-30T15:00:00.000Z');
  expect(startOfDay('2026-06-01', 0, 'America/New_York')).toBe('2026-06-01T04:00:00.000Z');
});

test('a day with a clock change, and the one after it, also begin at midnight', () => {
  expect(startOfDay('2026-03-29', 0, 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-29', 1, 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-10-04', 0, 'Pacific/Auckland')).toBe('2026-10-03T11:00:00.000Z');
});

test('a timestamp belongs to the day in its time zone', () => {
  const lateMs = Date.parse('2026-11-21T23:30:00Z');
  expect(getDay(lateMs, 'UTC')).toBe('2026-11-21');
  expect(getDay(lateMs, 'Asia/Tokyo')).toBe('2026-11-22');
  expect(getDay(lateMs, 'America/New_York')).toBe('2026-11-21');
});
