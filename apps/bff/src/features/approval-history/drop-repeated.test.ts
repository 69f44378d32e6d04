import { expect, test } from 'vitest';
import { dropRepeated, type RecordedStep, SAME_MS } from './drop-repeated.ts';

const made: RecordedStep = { kind: 'approved', user_email: 'bo@example.com', is_here: 1, happened_at: SAME_MS };
const noticed: RecordedStep = { ...made, is_here: 0 };

test('a step that was made here and noticed as well is one step', () => {
  expect(dropRepeated([noticed, made])).toEqual([made]);
  expect(dropRepeated([made, { ...noticed, user_email: 'BO@example.com', happened_at: 0 }])).toEqual([made]);
  expect(dropRepeated([made, { ...noticed, user_email: null }])).toEqual([made]);
});

test('a step of another person, of another kind or of another time stays', () => {
  for (const other of [
    { ...noticed, user_email: 'ana@example.com' },
    { ...noticed, kind: 'declined' },
    { ...noticed, happened_at: 3 * SAME_MS },
  ])
    expect(dropRepeated([made, other])).toEqual([made, other]);
});
