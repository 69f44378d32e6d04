import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveRow, followRow } from './follow-row.ts';
import { useHeldFocus } from './use-held-focus.ts';

/** Which row of a list holds its tab stop, and the focus as long as that is in the list. */
export function useActiveRow<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [active, setActive] = useState<ActiveRow>({ id: undefined, index: 0 });
  const seen = useRef(rows);
  const activeIndex = seen.current === rows ? active.index : followRow(active, seen.current, rows, rowId);
  useLayoutEffect(() => {
    seen.current = rows;
    const row = rows[activeIndex];
    if (active.id !== undefined && row !== undefined) setActive((before) => toActive(before, rowId(row), activeIndex));
  });
  useHeldFocus(scroller, activeIndex);
  const [onRow] = useState(() => (index: number) => {
    const row = seen.current[index];
    if (row !== undefined) setActive((before) => toActive(before, rowId(row), index));
  });
  return [activeIndex, onRow] as const;
}

function toActive(before: ActiveRow, id: string, index: number): ActiveRow {
  return before.id === id && before.index === index ? before : { id, index };
}
