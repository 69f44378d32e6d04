/**
 * Returns the rows of a refetched list without new rows between seen rows, which would shift what the user looks at. New rows
 * after all seen ones shift nothing and are included.
 */
export function deferNewRows<Row>(
  rows: readonly Row[],
  seenIds: ReadonlySet<string>,
  rowId: (row: Row) => string,
): readonly Row[] {
  const lastSeen = rows.findLastIndex((row) => seenIds.has(rowId(row)));
  return rows.filter((row, index) => index > lastSeen || seenIds.has(rowId(row)));
}
