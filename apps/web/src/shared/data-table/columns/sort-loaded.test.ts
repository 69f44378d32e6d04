import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import { getNextLoadedSort, sortLoaded } from './sort-loaded.ts';

type Row = { id: number; value: string | number | undefined };
const columns: Column<Row>[] = [
  { id: 'value', header: 'Value', width: '1fr', cell: ({ id }) => id, value: ({ value }) => value },
];
const sorted = (values: Row['value'][], isDescending: boolean) =>
  sortLoaded(
    values.map((value, id) => ({ id, value })),
    columns,
    { columnId: 'value', isDescending },
  );

test('numbers in names are compared as numbers, ignoring case', () => {
  expect(sorted(['job10', 'Job9', 'job2'], false).map(({ value }) => value)).toEqual(['job2', 'Job9', 'job10']);
});

test('rows without a value come last in both directions', () => {
  for (const isDescending of [false, true]) {
    expect(sorted([undefined, 2, 1, undefined, 3], isDescending).slice(3)).toEqual([
      { id: 0, value: undefined },
      { id: 3, value: undefined },
    ]);
  }
});

test('no row is lost, and equal rows keep their order', () => {
  const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(value), fc.boolean(), (values, isDescending) => {
      const rows = sorted(values, isDescending);
      expect(rows.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(values.map((_, index) => index));
      rows.forEach((row, index) => {
        const next = rows[index + 1];
        if (next && next.value === row.value) expect(row.id).toBeLessThan(next.id);
      });
    }),
  );
});

test('a header sorts ascending, descending, and then in the order of the service', () => {
  const up = getNextLoadedSort(undefined, 'value');
  const down = getNextLoadedSort(up, 'value');
  expect([up, down, getNextLoadedSort(down, 'value')]).toEqual([
    { columnId: 'value', isDescending: false },
    { columnId: 'value', isDescending: true },
    undefined,
  ]);
});
