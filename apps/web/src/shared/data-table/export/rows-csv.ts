import { toCsv } from '#lib/to-csv.ts';
import type { Column } from '#shared/lists/column.ts';
import { savedColumns } from './saved-columns.ts';

/** Rows as CSV: the plain values of columns, in the order of these. A column without plain values is left out. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv(savedColumns(columns), rows);
}
