import { markUnseen } from '@rotunda/api-client/visible-text';
/** One column of a CSV file. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | undefined };

/**
 * Rows as CSV (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe in front, so that
 * opening the file runs nothing; characters that deceive are marked.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => quote(header)),
    ...rows.map((row) => columns.map(({ value }) => quote(value(row) ?? ''))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

const FORMULA_START = /^[=+\-@\t\r]/;

function quote(value: string): string {
  const text = markUnseen(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
