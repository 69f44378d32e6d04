import { expect, test } from 'vitest';
import { toNameKey, toNaturalKey } from './name-keys.ts';

test('natural order compares digits as numbers, plain order as characters', () => {
  const names = ['a 12', 'a 2', 'a 1', 'A 010', 'b 3'];
  const sortBy = (key: (name: string) => string) => names.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
  expect(sortBy(toNaturalKey)).toEqual(['a 1', 'a 2', 'A 010', 'a 12', 'b 3']);
  expect(sortBy(toNameKey)).toEqual(['A 010', 'a 1', 'a 12', 'a 2', 'b 3']);
});
