import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { noteLostFocus, takeLostFocus } from '#ui/lost-focus.ts';
import { type ActiveRow, followRow } from './follow-row.ts';
import { focusRow } from './grid-focus.ts';

/**
 * Which row of a list holds its tab stop. While the focus is in the list it stays there: when its row goes, the next one has
 * it, and when the list goes, what comes in its place.
 */
export function useActiveRow<Row>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [active, setActive] = useState<ActiveRow>({ id: undefined, index: 0 });
  const seen = useRef(rows);
  const heldAtPath = useRef<string>(undefined);
  const activeIndex = seen.current === rows ? active.index : followRow(active, seen.current, rows, rowId);
  useLayoutEffect(() => {
    seen.current = rows;
    const row = rows[activeIndex];
    if (active.id !== undefined && row !== undefined) setActive((before) => toActive(before, rowId(row), activeIndex));
    // Elements that are taken away while they have the focus say nothing of it.
    if (heldAtPath.current !== undefined && document.activeElement === document.body)
      focusRow(scroller.current, activeIndex);
  });
  useLayoutEffect(() => {
    if (takeLostFocus()) focusRow(scroller.current, 0);
    return () => {
      if (heldAtPath.current !== undefined) noteLostFocus(heldAtPath.current);
    };
  }, [scroller]);
  const [onRow] = useState(() => (index: number) => {
    const row = seen.current[index];
    if (row !== undefined) setActive((before) => toActive(before, rowId(row), index));
  });
  return {
    activeIndex,
    setActiveIndex: onRow,
    /** For the element that holds the rows. */
    focusHandlers: {
      onFocus: () => {
        heldAtPath.current = location.pathname;
      },
      onBlur: () => {
        heldAtPath.current = undefined;
      },
    },
  };
}

function toActive(before: ActiveRow, id: string, index: number): ActiveRow {
  return before.id === id && before.index === index ? before : { id, index };
}
