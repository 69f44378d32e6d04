import { useState } from 'react';
import { deferNewRows } from './defer-new-rows.ts';

type StillOptions = {
  /** The key of the list. A different list is shown immediately. */
  list: string;
  /** Whether a row is open beside the list. */
  isOpen: boolean;
};

type Seen<Row> = { list: string; rows: readonly Row[]; shown: readonly Row[]; ids: ReadonlySet<string> };

/**
 * Returns stable rows of a live list. While the user interacts with the list, rows are updated and removed in place, but new ones
 * are only counted, so that nothing moves while the user reads. `showNew` inserts them.
 */
export function useStableRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  { list, isOpen }: StillOptions,
): { rows: readonly Row[]; newCount: number; showNew: () => void } {
  const see = (shown: readonly Row[], before?: ReadonlySet<string>): Seen<Row> => ({
    list,
    rows,
    shown,
    ids: new Set([...(before ?? []), ...shown.map(rowId)]),
  });
  const [retained, setSeen] = useState(() => see(rows));
  let seen = retained;
  if (seen.list !== list) seen = see(rows);
  else if (seen.rows !== rows) {
    const shown = isOpen || isAtGrid() ? deferNewRows(rows, seen.ids, rowId) : rows;
    seen = see(shown, seen.ids);
  }
  if (seen !== retained) setSeen(seen);
  return { rows: seen.shown, newCount: rows.length - seen.shown.length, showNew: () => setSeen(see(rows)) };
}

/** Reports whether the user interacts with a table: it has the focus, or rows are selected. */
function isAtGrid(): boolean {
  const isFocused = document.activeElement?.closest('[role="grid"]') != null;
  return isFocused || document.querySelector('[role="grid"] [aria-selected="true"]') !== null;
}
