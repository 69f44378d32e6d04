import { expect, test } from 'vitest';
import { partsOf } from './parts-of.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j is split into parts of two', (items, parts) => {
  expect([...partsOf(items, 2)]).toEqual(parts);
});
