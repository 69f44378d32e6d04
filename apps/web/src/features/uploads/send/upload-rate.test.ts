import { expect, test } from 'vitest';
import { UploadRate } from './upload-rate.ts';

test('the remaining time follows the speed of the last seconds, not the overall speed', () => {
  const rate = new UploadRate();
  for (let second = 0; second <= 60; second += 1)
    rate.record({ atMs: second * 1_000, sentBytes: second, doneFiles: 0 });
  for (let second = 61; second <= 100; second += 1) {
    rate.record({ atMs: second * 1_000, sentBytes: 60 + (second - 60) * 1_000, doneFiles: 0 });
  }
  expect(rate.getSecondsLeft(10_000, 1)).toBe(10);
});

test('the time for many small files depends on their number, not on their bytes', () => {
  const rate = new UploadRate();
  for (let second = 0; second <= 5; second += 1) {
    rate.record({ atMs: second * 1_000, sentBytes: second * 10_000, doneFiles: second * 10 });
  }
  expect(rate.getSecondsLeft(1_000, 1_000)).toBe(100);
});

test('no time is shown before a second has passed, or while nothing is transferred', () => {
  const rate = new UploadRate();
  rate.record({ atMs: 0, sentBytes: 0, doneFiles: 0 });
  rate.record({ atMs: 500, sentBytes: 100, doneFiles: 1 });
  expect(rate.getSecondsLeft(100, 1)).toBeUndefined();
  const stalled = new UploadRate();
  for (let second = 0; second <= 5; second += 1) stalled.record({ atMs: second * 1_000, sentBytes: 7, doneFiles: 0 });
  expect(stalled.getSecondsLeft(100, 1)).toBeUndefined();
});
