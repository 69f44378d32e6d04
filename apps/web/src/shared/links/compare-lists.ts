import type { ListState } from './list-state.ts';

type Value = ListState['rows'][number]['values'][number];

/** A changed value. */
export type ChangedValue = { header: string; was: Value; is: Value };
/** A row with its changed values. */
export type ChangedRow = { rowId: string; label: string; changes: readonly ChangedValue[] };
/** The changes of a list. */
export type ListChanges = {
  changed: readonly ChangedRow[];
  /** The rows that were added since. */
  added: ListState['rows'];
  /** The rows that are no longer in the list. */
  gone: ListState['rows'];
  /** The number of earlier rows beyond the currently loaded ones. */
  unknownCount: number;
};

/**
 * Compares a list with an earlier snapshot. If a list has more pages, rows after the last common row are ignored, because they
 * were not loaded on one of the sides.
 */
export function compareLists(then: ListState, now: ListState): ListChanges {
  const before = new Map(then.rows.map((row) => [row.rowId, row]));
  const after = new Map(now.rows.map((row) => [row.rowId, row]));
  const missing = then.rows.filter(({ rowId }) => !after.has(rowId));
  // The client-side order of loaded rows does not show what lies between them.
  const isReordered = then.isReordered || now.isReordered;
  const listKnown = (list: ListState, rows: ListState['rows'], otherSide: ReadonlyMap<string, unknown>) =>
    isReordered ? [] : listKnownRows(list, rows, otherSide);
  const gone = now.hasMore ? listKnown(then, missing, after) : missing;
  const others = now.rows.filter(({ rowId }) => !before.has(rowId));
  return {
    changed: then.rows.flatMap((row) => getChanges(row, after.get(row.rowId), then, now)),
    added: then.hasMore ? listKnown(now, others, before) : others,
    gone,
    unknownCount: missing.length - gone.length,
  };
}

/** Returns the rows that precede the last common row of their list. */
function listKnownRows(
  list: ListState,
  rows: ListState['rows'],
  otherSide: ReadonlyMap<string, unknown>,
): ListState['rows'] {
  const last = list.rows.findLastIndex(({ rowId }) => otherSide.has(rowId));
  const known = new Set(list.rows.slice(0, last).map(({ rowId }) => rowId));
  return rows.filter(({ rowId }) => known.has(rowId));
}

function getChanges(
  row: ListState['rows'][number],
  after: ListState['rows'][number] | undefined,
  then: ListState,
  now: ListState,
): ChangedRow[] {
  if (!after) return [];
  const places = new Map(now.columns.map(({ columnId }, place) => [columnId, place]));
  const changes = then.columns.flatMap(({ columnId, header }, column): ChangedValue[] => {
    const place = places.get(columnId);
    const [was, is] = [row.values[column] ?? null, after.values[place ?? -1] ?? null];
    return place === undefined || was === is ? [] : [{ header, was, is }];
  });
  return changes.length === 0 ? [] : [{ rowId: row.rowId, label: after.label, changes }];
}
