/** Returns the IDs of the rows between two rows in either order, inclusive. */
export function listIdsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  if (first === undefined || last === undefined || first < 0) return ids.includes(to) ? [to] : [];
  return ids.slice(first, last + 1);
}

/** Returns a set with an ID added, or removed if present. */
export function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Returns the rows of several lists with these IDs, in order and deduplicated, preferring the first list. Stops after the last
 * one found, because lists have up to 100,000 rows.
 */
export function pickRows<Row>(
  lists: readonly (readonly Row[])[],
  ids: ReadonlySet<string>,
  rowId: (row: Row) => string,
): readonly Row[] {
  const picked = new Map<string, Row>();
  for (const rows of lists) {
    for (const row of rows) {
      if (picked.size === ids.size) return [...picked.values()];
      const id = rowId(row);
      if (ids.has(id) && !picked.has(id)) picked.set(id, row);
    }
  }
  return [...picked.values()];
}
