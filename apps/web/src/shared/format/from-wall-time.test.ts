import { expect, test } from 'vitest';
import { fromWallTime } from './from-wall-time.ts';

test.each([
  ['2026-11-30', '17:00', 'UTC', '2026-11-30T17:00:00.000Z'],
  ['2026-11-30', '17:00', 'Europe/Berlin', '2026-11-30T16:00:00.000Z'],
  ['2026-07-01', '17:00', 'Europe/Berlin', '2026-07-01T15:00:00.000Z'],
  ['2026-11-30', '08:30', 'Asia/Kolkata', '2026-11-30T03:00:00.000Z'],
  // The days on which the clocks go back and forward.
  ['2026-10-25', '17:00', 'Europe/Berlin', '2026-10-25T16:00:00.000Z'],
  ['2026-03-29', '01:00', 'Europe/Berlin', '2026-03-29T00:00:00.000Z'],
])('%s, %s in %s is %s', (day, clock, zone, time) => {
  expect(fromWallTime(day, clock, zone)).toBe(time);
});
