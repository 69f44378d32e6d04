import { usePaintedValue } from '#lib/use-painted-value.ts';

/**
 * Returns the rows to render. After a filter or sort, these are the previous rows for one more frame, so that the frame after the
 * input shows the control's new state without waiting for the rows. Additional and updated rows are returned immediately.
 */
export function usePaintedRows<Row>(rows: readonly Row[], rowId: (row: Row) => string): readonly Row[] {
  const painted = usePaintedValue(rows);
  const [first, before] = [rows[0], painted[0]];
  return first && before && rowId(first) !== rowId(before) ? painted : rows;
}
