import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test.each([
  [0, 'thread', '0 threads'],
  [1, 'revision', '1 revision'],
  [2050, 'process', '2,050 processes'],
  [3, 'person', '3 people'],
])('%d of the noun %s reads as %s', (count, noun, text) => {
  expect(countOf(count, noun)).toBe(text);
});
