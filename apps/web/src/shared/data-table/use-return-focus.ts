import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus-restore-target.ts';
import type { ActiveRow } from './follow-row.ts';
import { findRow, focusRow } from './grid-focus.ts';

/** Puts the focus back on the row that one left the list from, unless something else has it by then. */
export function useReturnFocus(
  scroller: RefObject<HTMLElement | null>,
  recalled: ActiveRow | undefined,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const isDue = useRef(recalled !== undefined);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (!(isFocusLost() || document.activeElement?.matches('main'))) return;
    scrollTo(index);
    if (findRow(scroller.current, index)) focusRow(scroller.current, index);
  });
}
