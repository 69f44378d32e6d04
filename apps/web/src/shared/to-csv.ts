/** One column of a CSV file. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | undefined };

/**
 * Rows as CSV (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe in front, so that
 * opening the file runs nothing.
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
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
