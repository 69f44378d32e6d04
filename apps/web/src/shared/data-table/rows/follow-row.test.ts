import { expect, test } from 'vitest';
import { followRow } from './follow-row.ts';

const before = ['a', 'b', 'c', 'd', 'e'];
const follow = (id: string | undefined, after: string[]) =>
  followRow({ id, index: id === undefined ? 0 : before.indexOf(id) }, before, after, (row) => row);

test('the tab stop stays with its row when rows before it go or come', () => {
  expect(follow('d', ['a', 'd', 'e'])).toBe(1);
  expect(follow('a', ['new', 'a', 'b', 'c', 'd', 'e'])).toBe(1);
});

test('when its row goes, the tab stop goes to the next one that stays, and at the end to the one before', () => {
  expect(follow('b', ['a', 'c', 'd', 'e'])).toBe(1);
  expect(follow('b', ['a', 'e'])).toBe(1);
  expect(follow('e', ['a', 'b', 'c', 'd'])).toBe(3);
  expect(follow('d', ['a'])).toBe(0);
});

test('in another list the tab stop begins at its first row', () => {
  expect(follow('d', ['x', 'y', 'z', 'v'])).toBe(0);
  expect(follow('d', [])).toBe(0);
});

test('as long as no row was reached, the first one has the tab stop', () => {
  expect(follow(undefined, ['new', 'a', 'b'])).toBe(0);
});
