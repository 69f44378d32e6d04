import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus/focus-restore-target.ts';
import { findRow } from './grid-focus.ts';
import type { ListPosition } from './use-list-position.ts';

/**
 * Restores the scroll position of a list and the visibility of the last focused row, now at `index`. Focuses the row unless
 * something else has the focus by then.
 */
export function useRestoreListPosition(
  scroller: RefObject<HTMLElement | null>,
  recalled: ListPosition | undefined,
  index: number,
  rowHeightPx: number,
): void {
  const due = useRef(recalled);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!due.current || !list) return;
    const { row, scrollTopPx } = due.current;
    // Centred if the scroll position is unknown.
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
