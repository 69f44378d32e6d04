import type { Column } from '#shared/lists/column.ts';

/** What is saved of a column. */
export type SavedColumn<Row> = { header: string; value: (row: Row) => string | undefined };

/** The columns that have plain values, in their order, under the names that these are saved by. */
export function savedColumns<Row>(columns: readonly Column<Row>[]): SavedColumn<Row>[] {
  return columns.flatMap(({ header, exportHeader = header, value }) =>
    value ? [{ header: exportHeader, value: (row: Row) => value(row)?.toString() }] : [],
  );
}
