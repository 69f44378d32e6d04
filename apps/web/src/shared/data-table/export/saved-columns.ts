import type { Column } from '#shared/lists/column.ts';

/** The exported part of a column. */
export type SavedColumn<Row> = { header: string; value: (row: Row) => string | undefined };

/** Returns the columns with plain values in order, with their export headers. */
export function listSavedColumns<Row>(columns: readonly Column<Row>[]): SavedColumn<Row>[] {
  return columns.flatMap(({ header, exportHeader = header, value }) =>
    value ? [{ header: exportHeader, value: (row: Row) => value(row)?.toString() }] : [],
  );
}
