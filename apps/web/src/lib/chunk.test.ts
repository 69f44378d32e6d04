import { expect, test } from 'vitest';
import { chunk } from './chunk.ts';

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
  expect([...chunk(items, 2)]).toEqual(parts);
});
