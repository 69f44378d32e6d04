import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveRow, relocateTabStop } from './relocate-tab-stop.ts';
import { useListPosition } from './use-list-position.ts';
import { useRestoreRowFocus } from './use-restore-row-focus.ts';

/**
 * Returns which row of a list has the tab stop, and the focus while it is in the list. Initially, this is the open row or the
 * first row. `isVisited` is whether a row was focused or is open. `recalled` is the position where the user left the list before.
 */
export function useActiveRow<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  label: string,
  openId: string | undefined,
) {
  const { restored, record } = useListPosition(scroller, label);
  const [active, setActive] = useState<ActiveRow>(() => findAgain(restored?.row, rows, rowId));
  const seen = useRef(rows);
  const openIndex =
    active.id === undefined && openId !== undefined ? rows.findIndex((row) => rowId(row) === openId) : -1;
  const followed = seen.current === rows ? active.index : relocateTabStop(active, seen.current, rows, rowId);
  const activeIndex = openIndex >= 0 ? openIndex : followed;
  useLayoutEffect(() => {
    seen.current = rows;
    record({ ...active, index: activeIndex });
    const row = rows[activeIndex];
    if (active.id !== undefined && row !== undefined) setActive((before) => toActive(before, rowId(row), activeIndex));
  });
  useRestoreRowFocus(scroller, activeIndex);
  const [onRow] = useState(() => (index: number) => {
    const row = seen.current[index];
    if (row !== undefined) setActive((before) => toActive(before, rowId(row), index));
  });
  return { activeIndex, onRow, isVisited: active.id !== undefined || openIndex >= 0, recalled: restored };
}

/** Returns the current position of the row that the user left, or of its successor if it no longer exists. */
function findAgain<Row>(left: ActiveRow | undefined, rows: readonly Row[], rowId: (row: Row) => string): ActiveRow {
  if (left?.id === undefined) return { id: undefined, index: 0 };
  const place = rows.findIndex((row) => rowId(row) === left.id);
  return { id: left.id, index: place >= 0 ? place : Math.max(0, Math.min(left.index, rows.length - 1)) };
}

function toActive(before: ActiveRow, id: string, index: number): ActiveRow {
  return before.id === id && before.index === index ? before : { id, index };
}
