import { markUnseen } from '@rotunda/api-client/visible-text';
/** A column of a CSV file. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | undefined };

/**
 * Formats rows as CSV (RFC 4180). Values that a spreadsheet would interpret as formulas are prefixed with an apostrophe, so that
 * opening the file executes nothing. Deceptive characters are marked.
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
