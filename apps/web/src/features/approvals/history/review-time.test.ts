import { expect, test } from 'vitest';
import { findReviewTime } from './review-time.ts';

const at = (text: string) => new Date(text).getTime();

test('the first free half hour of a working day is chosen', () => {
  const busy = [{ startMs: at('2026-11-20T08:30:00'), endMs: at('2026-11-20T10:00:00') }];
  expect(findReviewTime(busy, at('2026-11-20T07:40:00'), at('2026-11-20T18:00:00'))).toBe(at('2026-11-20T10:00:00'));
});

test('evenings and weekends stay free', () => {
  expect(findReviewTime([], at('2026-11-20T17:10:00'), at('2026-11-24T12:00:00'))).toBe(at('2026-11-23T09:00:00'));
});

test('with nothing free, the half hour before the due time is chosen, and none if that has passed', () => {
  const dueMs = at('2026-11-21T12:00:00');
  expect(findReviewTime([], at('2026-11-21T10:00:00'), dueMs)).toBe(at('2026-11-21T11:30:00'));
  expect(findReviewTime([], at('2026-11-21T11:45:00'), dueMs)).toBeUndefined();
});
