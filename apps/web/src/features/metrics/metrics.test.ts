import { expect, test } from 'vitest';
import { toPoints, withPreviousHalf, withPreviousWeek } from './metrics.ts';

const DAY_MS = 86_400_000;
const at = (day: number, value: string, days = 1) => ({
  value,
  startTime: new Date(day * DAY_MS).toISOString(),
  endTime: new Date((day + days) * DAY_MS).toISOString(),
});

test('three lists of strings become one list of numbers, oldest first', () => {
  const points = toPoints({
    totalExecutions: [at(2, '8'), at(1, '0')],
    failedExecutions: [at(1, '0'), at(2, '2')],
    activeUsers: [at(2, '3')],
  });
  expect(
    points.map(({ total, failed, fine, failedShare, users }) => [total, failed, fine, failedShare, users]),
  ).toEqual([
    [0, 0, 0, undefined, 0],
    [8, 2, 6, 25, 3],
  ]);
});

test('a response without any list has no points', () => {
  expect(toPoints({})).toEqual([]);
});

test('a day is compared with the daily average of the previous week', () => {
  const days = toPoints({ totalExecutions: [at(10, '5'), at(30, '5')] });
  const weeks = toPoints({ totalExecutions: [at(0, '21', 7), at(7, '70', 7)] });
  expect(withPreviousWeek(days, weeks).map(({ previousTotal }) => previousTotal)).toEqual([3, undefined]);
});

test('the later half of the weeks is compared with the earlier half', () => {
  const weeks = toPoints({ totalExecutions: [1, 2, 3, 4].map((value, index) => at(index * 7, String(value), 7)) });
  expect(withPreviousHalf(weeks).map(({ total, previousTotal }) => [total, previousTotal])).toEqual([
    [3, 1],
    [4, 2],
  ]);
});
