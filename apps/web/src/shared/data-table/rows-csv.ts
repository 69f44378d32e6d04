import { toCsv } from '#shared/to-csv.ts';
import type { Column } from './column.ts';

/** Rows as CSV: the plain values of columns, in the order of these. A column without plain values is left out. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, savedAs = header, value }) =>
    value ? [{ header: savedAs, value: (row: Row) => value(row)?.toString() }] : [],
  );
  return toCsv(written, rows);
}
