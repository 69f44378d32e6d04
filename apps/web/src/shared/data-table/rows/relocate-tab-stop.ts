/** The row with the tab stop of a list: its ID, and its last index. */
export type ActiveRow = { id: string | undefined; index: number };

/**
 * Returns the tab stop after the rows of a list have changed: the same row if it still exists, or else the next remaining one, or
 * else the last one before it, or else the first row.
 */
export function relocateTabStop<Row>(
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
