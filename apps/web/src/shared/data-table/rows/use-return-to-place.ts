import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus/focus-restore-target.ts';
import { findRow } from './grid-focus.ts';
import type { ReturnPlace } from './use-return-place.ts';

/**
 * Scrolls a list to where it was when one left it, with the row that one came to last, now at `index`, where it was in sight;
 * and puts the focus on that row, unless something else has it by then.
 */
export function useReturnToPlace(
  scroller: RefObject<HTMLElement | null>,
  recalled: ReturnPlace | undefined,
  index: number,
  rowHeightPx: number,
): void {
  const due = useRef(recalled);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!due.current || !list) return;
    const { row, scrollTopPx } = due.current;
    // In the middle where it is not known.
    list.scrollTop =
      scrollTopPx === undefined
        ? index * rowHeightPx - list.clientHeight / 2
        : scrollTopPx + (index - row.index) * rowHeightPx;
  });
  useEffect(() => {
    const row = due.current?.row;
    due.current = undefined;
    if (row?.id === undefined || !(isFocusLost() || document.activeElement?.matches('main'))) return;
    findRow(scroller.current, index)?.focus({ preventScroll: true });
  });
}
