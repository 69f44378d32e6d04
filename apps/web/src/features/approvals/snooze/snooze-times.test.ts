import { expect, test } from 'vitest';
import { snoozeDays } from './snooze-times.ts';

const daysOn = (time: string) => snoozeDays(Date.parse(time), 'UTC').map(({ label, day }) => `${label} ${day}`);

test('tomorrow, the next Monday and a week from today are offered, each day once', () => {
  expect(daysOn('2026-11-26T10:00:00Z')).toEqual([
    'Tomorrow 2026-11-27',
    'Next Monday 2026-11-30',
    'In a week 2026-12-03',
  ]);
  expect(daysOn('2026-11-29T10:00:00Z')).toEqual(['Tomorrow 2026-11-30', 'In a week 2026-12-06']);
  expect(daysOn('2026-11-30T10:00:00Z')).toEqual(['Tomorrow 2026-12-01', 'Next Monday 2026-12-07']);
});
