/** The row that holds the tab stop of a list: what it is called, and where it was. */
export type ActiveRow = { id: string | undefined; index: number };

/**
 * Where the tab stop is once the rows of a list have changed: on the same row while that is there, else on the next one that
 * has stayed, else on the last one before it; on the first row when none has.
 */
export function followRow<Row>(
  { id, index }: ActiveRow,
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): number {
  const same = after[index];
  if (id === undefined || (same !== undefined && rowId(same) === id)) return index;
  const places = new Map(after.map((row, place) => [rowId(row), place]));
  const place = places.get(id);
  if (place !== undefined) return place;
  const next = before.slice(index + 1).find((row) => places.has(rowId(row)));
  const stayed = next ?? before.slice(0, index).findLast((row) => places.has(rowId(row)));
  return stayed === undefined ? 0 : (places.get(rowId(stayed)) ?? 0);
}
