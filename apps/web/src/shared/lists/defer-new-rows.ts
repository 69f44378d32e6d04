/**
 * The rows of a list that was read again, without those that came between rows that were seen: they would move what is
 * looked at. What stands behind all that was seen moves nothing and is kept.
 */
export function deferNewRows<Row>(
  rows: readonly Row[],
  seenIds: ReadonlySet<string>,
  rowId: (row: Row) => string,
): readonly Row[] {
  const lastSeen = rows.findLastIndex((row) => seenIds.has(rowId(row)));
  return rows.filter((row, index) => index > lastSeen || seenIds.has(rowId(row)));
}
