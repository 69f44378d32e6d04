import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import { rowsToCsv } from './rows-csv.ts';

type Row = { name: string; sizeBytes?: number };
const name: Column<Row> = { id: 'name', header: 'Name', width: '1fr', cell: () => null, value: (row) => row.name };
const size: Column<Row> = {
  id: 'size',
  header: 'Size',
  exportHeader: 'Size in bytes',
  width: '1fr',
  cell: () => null,
  value: (row) => row.sizeBytes,
};
const picture: Column<Row> = { id: 'picture', header: 'Picture', width: '1fr', cell: () => null };

test('an exported table has the displayed columns, in order, without purely visual ones', () => {
  const rows = [{ name: 'Plan, new', sizeBytes: 0 }, { name: '=1+1' }];
  expect(rowsToCsv([size, picture, name], rows)).toBe(
    ['Size in bytes,Name', '0,"Plan, new"', ",'=1+1", ''].join('\r\n'),
  );
});
