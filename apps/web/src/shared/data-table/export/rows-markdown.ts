import type { Column } from '#shared/lists/column.ts';
import { listSavedColumns } from './saved-columns.ts';

/**
 * Formats rows as a Markdown table (GitHub Flavored Markdown section 4.10): the plain values of columns, in order. Values are
 * escaped, so that none is interpreted as markup.
 */
export function rowsToMarkdown<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const saved = listSavedColumns(columns);
  const lines = [
    saved.map(({ header }) => toCell(header)),
    saved.map(() => '---'),
    ...rows.map((row) => saved.map(({ value }) => toCell(value(row) ?? ''))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

// A backslash escapes ASCII punctuation (CommonMark section 2.4). A cell is a single line.
function toCell(text: string): string {
  return text
    .replaceAll(/[\\|`*_~<>&[\]]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
