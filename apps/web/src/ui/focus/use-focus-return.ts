import { type RefObject, useLayoutEffect } from 'react';
import { recordFocusLoss } from './focus-restore-target.ts';

/**
 * Restores the focus for an element that opens beside the focused one and can be entered: when it closes while focused, the focus
 * returns to the previous element. In a grid, this is the current row.
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
      else recordFocusLoss(path);
    };
  }, [ref]);
}
