import { expect, test } from 'vitest';
import { deferNewRows } from './defer-new-rows.ts';

const idOf = (id: string) => id;

test('new rows before or between seen ones are held back, and rows after all of them are not', () => {
  expect(deferNewRows(['new', 'a', 'later', 'b', 'more'], new Set(['a', 'b', 'gone']), idOf)).toEqual([
    'a',
    'b',
    'more',
  ]);
});

test('a list without seen rows is shown unchanged', () => {
  expect(deferNewRows(['a', 'b'], new Set(['gone']), idOf)).toEqual(['a', 'b']);
});
