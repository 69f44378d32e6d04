import { toCsv } from '#lib/to-csv.ts';
import type { Column } from '#shared/lists/column.ts';
import { listSavedColumns } from './saved-columns.ts';

/** Formats rows as CSV: the plain values of columns, in order. Columns without plain values are omitted. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv(listSavedColumns(columns), rows);
}
