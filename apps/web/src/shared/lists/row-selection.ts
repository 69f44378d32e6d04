/** Ids of the rows from one to another, whichever comes first, both included. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  if (first === undefined || last === undefined || first < 0) return ids.includes(to) ? [to] : [];
  return ids.slice(first, last + 1);
}

/** A set with an id put in, or taken out when it was there. */
export function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The rows of some lists with these ids, in their order, each once, as the first list has it. Looks no further than the last
 * of them: lists hold up to 100,000 rows.
 */
export function pickedRows<Row>(
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
