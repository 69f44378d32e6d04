import { expect, test } from 'vitest';
import { listIdsBetween, pickRows } from './row-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idOf = ({ id }: { id: string }) => id;

test('selected rows are in the order of the list, and unloaded ones are omitted', () => {
  expect(pickRows([rows], new Set(['d', 'b', 'gone']), idOf).map(idOf)).toEqual(['b', 'd']);
  expect(pickRows([rows], new Set(), idOf)).toEqual([]);
});

test('a row in two lists is selected once, from the first list', () => {
  const newer = { id: 'b' };
  expect(pickRows([[newer], rows], new Set(['b', 'c']), idOf)[0]).toBe(newer);
  expect(pickRows([[newer], rows], new Set(['b', 'c']), idOf).map(idOf)).toEqual(['b', 'c']);
});

test('rows are examined only up to the last selected one', () => {
  const seen: string[] = [];
  pickRows([rows], new Set(['b']), ({ id }) => {
    seen.push(id);
    return id;
  });
  expect(seen).toEqual(['a', 'b']);
});

test('a range extends from one row to another, whichever comes first', () => {
  expect(listIdsBetween(['a', 'b', 'c'], 'c', 'b')).toEqual(['b', 'c']);
  expect(listIdsBetween(['a', 'b', 'c'], 'gone', 'b')).toEqual(['b']);
});
