import { expect, test } from 'vitest';
import { compareLists } from './compare-lists.ts';
import type { ListState } from './list-state.ts';

/** Returns a list of rows written as `id=status`. */
function list(rows: string, more: Partial<ListState> = {}): ListState {
  return {
    list: 'Processes',
    hasMore: false,
    isReordered: false,
    picked: [],
    columns: [{ columnId: 'status', header: 'Status' }],
    rows: rows.split(' ').map((text) => {
      const [rowId = '', status = ''] = text.split('=');
      return { rowId, label: `Run ${rowId}`, values: [status] };
    }),
    ...more,
  };
}

const idsOf = (rows: readonly { rowId: string }[]) => rows.map(({ rowId }) => rowId).join(' ');

test('reports changed values, new rows, and rows no longer listed', () => {
  const { changed, added, gone, unknownCount } = compareLists(
    list('a=Running b=Failed c=Failed'),
    list('d a=Failed b=Failed'),
  );
  expect(changed).toEqual([
    { rowId: 'a', label: 'Run a', changes: [{ header: 'Status', was: 'Running', is: 'Failed' }] },
  ]);
  expect([idsOf(added), idsOf(gone), unknownCount]).toEqual(['d', 'c', 0]);
});

test('does not report a row as gone if it may just not be loaded', () => {
  const { gone, unknownCount } = compareLists(list('a b c d'), list('a c', { hasMore: true }));
  expect([idsOf(gone), unknownCount]).toEqual(['b', 1]);
});

test('does not report a row as new if it was not loaded before', () => {
  const then = list('b c', { hasMore: true });
  expect(idsOf(compareLists(then, list('a b c d e')).added)).toBe('a');
});

test('reports no missing rows while only loaded rows are sorted', () => {
  const now = list('a c', { hasMore: true, isReordered: true });
  expect(compareLists(list('a b c d'), now)).toMatchObject({ gone: [], unknownCount: 2 });
});

test('compares columns by ID, and ignores columns that no longer exist', () => {
  const now: ListState = {
    ...list('a'),
    columns: [
      { columnId: 'fn', header: 'Function' },
      { columnId: 'status', header: 'State' },
    ],
    rows: [{ rowId: 'a', label: 'Run a', values: ['sync', 'Failed'] }],
  };
  expect(compareLists(list('a=Failed'), now).changed).toEqual([]);
  const then: ListState = { ...list('a=Failed'), columns: [{ columnId: 'old', header: 'Old' }] };
  expect(compareLists(then, now).changed).toEqual([]);
});
