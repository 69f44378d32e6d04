import { expect, test } from 'vitest';
import { dropRepeated, findNoticed, type RecordedStep, SAME_MS } from './drop-repeated.ts';

const made: RecordedStep = { kind: 'approved', user_email: 'bo@example.com', is_here: 1, happened_at: SAME_MS };
const noticed: RecordedStep = { ...made, is_here: 0 };

test('a step that was both made here and detected counts as one step', () => {
  expect(dropRepeated([noticed, made])).toEqual([made]);
  expect(dropRepeated([made, { ...noticed, user_email: 'BO@example.com', happened_at: 0 }])).toEqual([made]);
  expect(dropRepeated([made, { ...noticed, user_email: null }])).toEqual([made]);
});

test('a step of another person, kind or time is retained', () => {
  for (const other of [
    { ...noticed, user_email: 'ana@example.com' },
    { ...noticed, kind: 'declined' },
    { ...noticed, happened_at: 3 * SAME_MS },
  ])
    expect(dropRepeated([made, other])).toEqual([made, other]);
});

test('a response that was taken back before it was given again stays, however soon that was', () => {
  const reset = { ...noticed, kind: 'reset', happened_at: SAME_MS - 2 };
  const first = { ...noticed, happened_at: SAME_MS - 3 };
  expect(dropRepeated([first, reset, made])).toEqual([first, reset, made]);
  expect(dropRepeated([first, { ...reset, user_email: 'ana@example.com' }, made])).not.toContain(first);
});

test('of several steps that were noticed, a step that was made here is the nearest in time alone', () => {
  const [far, near] = [
    { ...noticed, happened_at: 1 },
    { ...noticed, happened_at: SAME_MS + 1 },
  ];
  expect(findNoticed(made, [far, near])).toBe(near);
  expect(findNoticed(made, [{ ...near, user_email: 'ana@example.com' }])).toBeUndefined();
});
