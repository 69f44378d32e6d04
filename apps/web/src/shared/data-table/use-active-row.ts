import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveRow, followRow } from './follow-row.ts';
import { useRestoreRowFocus } from './use-restore-row-focus.ts';
import { useReturnRow } from './use-return-row.ts';

/**
 * Which row of a list holds its tab stop, and the focus as long as that is in the list. `isVisited` is whether one has been on a row;
 * `recalled`, the row that one left the list from before one came back.
 */
export function useActiveRow<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  label: string,
) {
  const { recalled, remember } = useReturnRow(label);
  const [active, setActive] = useState<ActiveRow>(recalled ?? { id: undefined, index: 0 });
  const seen = useRef(rows);
  const activeIndex = seen.current === rows ? active.index : followRow(active, seen.current, rows, rowId);
  useLayoutEffect(() => {
    seen.current = rows;
    remember({ ...active, index: activeIndex });
    const row = rows[activeIndex];
    if (active.id !== undefined && row !== undefined) setActive((before) => toActive(before, rowId(row), activeIndex));
  });
  useRestoreRowFocus(scroller, activeIndex);
  const [onRow] = useState(() => (index: number) => {
    const row = seen.current[index];
    if (row !== undefined) setActive((before) => toActive(before, rowId(row), index));
  });
  return { activeIndex, onRow, isVisited: active.id !== undefined, recalled };
}

function toActive(before: ActiveRow, id: string, index: number): ActiveRow {
  return before.id === id && before.index === index ? before : { id, index };
}
