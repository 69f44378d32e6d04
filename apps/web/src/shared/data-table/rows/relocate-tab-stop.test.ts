import { expect, test } from 'vitest';
import { relocateTabStop } from './relocate-tab-stop.ts';

const before = ['a', 'b', 'c', 'd', 'e'];
const follow = (id: string | undefined, after: string[]) =>
  relocateTabStop({ id, index: id === undefined ? 0 : before.indexOf(id) }, before, after, (row) => row);

test('the Tab stop stays on its row when rows before it are removed or added', () => {
  expect(follow('d', ['a', 'd', 'e'])).toBe(1);
  expect(follow('a', ['new', 'a', 'b', 'c', 'd', 'e'])).toBe(1);
});

test('when its row is removed, the Tab stop moves to the next remaining one, and at the end to the previous one', () => {
  expect(follow('b', ['a', 'c', 'd', 'e'])).toBe(1);
  expect(follow('b', ['a', 'e'])).toBe(1);
  expect(follow('e', ['a', 'b', 'c', 'd'])).toBe(3);
  expect(follow('d', ['a'])).toBe(0);
});

test('in another list the Tab stop starts at the first row', () => {
  expect(follow('d', ['x', 'y', 'z', 'v'])).toBe(0);
  expect(follow('d', [])).toBe(0);
});

test('until a row is focused, the first one has the Tab stop', () => {
  expect(follow(undefined, ['new', 'a', 'b'])).toBe(0);
});
