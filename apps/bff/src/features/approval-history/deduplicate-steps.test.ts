import { expect, test } from 'vitest';
import { DUPLICATE_WINDOW_MS, deduplicateSteps, findNoticed, type RecordedStep } from './deduplicate-steps.ts';

const made: RecordedStep = {
  kind: 'approved',
  user_email: 'bo@example.com',
  is_from_console: 1,
  happened_at: DUPLICATE_WINDOW_MS,
};
const noticed: RecordedStep = { ...made, is_from_console: 0 };

test('a step that was both recorded here and detected counts as one step', () => {
  expect(deduplicateSteps([noticed, made])).toEqual([made]);
  expect(deduplicateSteps([made, { ...noticed, user_email: 'BO@example.com', happened_at: 0 }])).toEqual([made]);
  expect(deduplicateSteps([made, { ...noticed, user_email: null }])).toEqual([made]);
});

test('a step of another person, kind or time is retained', () => {
  for (const other of [
    { ...noticed, user_email: 'ana@example.com' },
    { ...noticed, kind: 'declined' },
    { ...noticed, happened_at: 3 * DUPLICATE_WINDOW_MS },
  ])
    expect(deduplicateSteps([made, other])).toEqual([made, other]);
});

test('a response that was reset and then repeated is retained, however soon it was repeated', () => {
  const reset = { ...noticed, kind: 'reset', happened_at: DUPLICATE_WINDOW_MS - 2 };
  const first = { ...noticed, happened_at: DUPLICATE_WINDOW_MS - 3 };
  expect(deduplicateSteps([first, reset, made])).toEqual([first, reset, made]);
  expect(deduplicateSteps([first, { ...reset, user_email: 'ana@example.com' }, made])).not.toContain(first);
});

test('a step recorded here matches only the nearest of several detected steps', () => {
  const [far, near] = [
    { ...noticed, happened_at: 1 },
    { ...noticed, happened_at: DUPLICATE_WINDOW_MS + 1 },
  ];
  expect(findNoticed(made, [far, near])).toBe(near);
  expect(findNoticed(made, [{ ...near, user_email: 'ana@example.com' }])).toBeUndefined();
});
