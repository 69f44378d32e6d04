import { expect, test } from 'vitest';
import { deferNewRows } from './defer-new-rows.ts';

const idOf = (id: string) => id;

test('rows that come before or between seen ones wait, those behind all of them do not', () => {
  expect(deferNewRows(['new', 'a', 'later', 'b', 'more'], new Set(['a', 'b', 'gone']), idOf)).toEqual([
    'a',
    'b',
    'more',
  ]);
});

test('a list of which nothing was seen is shown as it is', () => {
  expect(deferNewRows(['a', 'b'], new Set(['gone']), idOf)).toEqual(['a', 'b']);
});
