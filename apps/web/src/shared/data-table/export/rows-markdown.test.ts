import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import { rowsToMarkdown } from './rows-markdown.ts';

type Row = { name: string; sizeBytes?: number };
const name: Column<Row> = { id: 'name', header: 'Name', width: '1fr', cell: () => null, value: (row) => row.name };
const size: Column<Row> = { id: 'size', header: 'Size', width: '1fr', cell: () => null, value: (row) => row.sizeBytes };
const picture: Column<Row> = { id: 'picture', header: 'Picture', width: '1fr', cell: () => null };

test('a Markdown table has the exported columns, and a line for each row', () => {
  const rows = [{ name: 'Plan', sizeBytes: 0 }, { name: 'Minutes' }];
  expect(rowsToMarkdown([name, picture, size], rows)).toBe(
    ['| Name | Size |', '| --- | --- |', '| Plan | 0 |', '| Minutes |  |', ''].join('\n'),
  );
});

test.each([
  ['a|b', 'a\\|b'],
  ['<img src=x>', '\\<img src=x\\>'],
  ['[a](javascript:b)', '\\[a\\](javascript:b)'],
  ['C:\\plans', 'C:\\\\plans'],
  [' two\r\nlines ', 'two lines'],
])('%j is escaped so that it is displayed literally', (value, written) => {
  expect(rowsToMarkdown([name], [{ name: value }])).toBe(`| Name |\n| --- |\n| ${written} |\n`);
});
