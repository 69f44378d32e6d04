import type { Column } from '#shared/lists/column.ts';
import { savedColumns } from './saved-columns.ts';

/**
 * Rows as a table in Markdown (GitHub Flavored Markdown section 4.10): the plain values of columns, in the order of these.
 * Values stand as they are read: nothing in them is taken for markup.
 */
export function rowsToMarkdown<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const saved = savedColumns(columns);
  const lines = [
    saved.map(({ header }) => toCell(header)),
    saved.map(() => '---'),
    ...rows.map((row) => saved.map(({ value }) => toCell(value(row) ?? ''))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

// A backslash in front of ASCII punctuation takes its meaning away (CommonMark section 2.4). A cell is one line.
function toCell(text: string): string {
  return text
    .replaceAll(/[\\|`*_~<>&[\]]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
