import { type RefObject, useLayoutEffect } from 'react';
import { noteFocusLoss } from './focus-restore-target.ts';

/**
 * For something that opens beside what has the focus, and may be entered: when it closes with the focus in it, the focus
 * goes back to where it was before. In a grid that is the row that one has come to meanwhile.
 */
export function useFocusReturn<Entered extends HTMLElement>(ref: RefObject<Entered | null>): void {
  useLayoutEffect(() => {
    const entered = ref.current;
    const path = location.pathname;
    const opener = document.activeElement;
    const grid = opener?.closest('[role="grid"]');
    return () => {
      if (!entered?.contains(document.activeElement)) return;
      const row = grid?.querySelector<HTMLElement>('[tabindex="0"]:not([role="columnheader"] *)');
      if (row) row.focus();
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else noteFocusLoss(path);
    };
  }, [ref]);
}
