import { type RefObject, useLayoutEffect, useRef } from 'react';
import { consumeFocusLoss, recordFocusLoss } from '#ui/focus/focus-restore-target.ts';
import { focusRow } from './grid-focus.ts';

/**
 * Retains the focus in a list: if the focused row is removed, focuses the active row, and if the list is removed, its
 * replacement.
 */
export function useRestoreRowFocus(scroller: RefObject<HTMLElement | null>, activeIndex: number): void {
  const held = useRef<{ element: Element; path: string }>(undefined);
  const firstIndex = useRef(activeIndex);
  useLayoutEffect(() => {
    // Elements that are removed while focused leave the focus on the page.
    const isLost = held.current?.element.isConnected === false && document.activeElement === document.body;
    if (isLost) focusRow(scroller.current, activeIndex);
  });
  useLayoutEffect(() => {
    const list = scroller.current;
    if (consumeFocusLoss()) focusRow(list, firstIndex.current);
    // Native events: React reports none while it changes the page, which is when other components restore the focus.
    const onFocusIn = ({ target }: FocusEvent) => {
      const isInRow = target instanceof Element && target.closest('[data-row-index]') !== null;
      held.current = isInRow ? { element: target, path: location.pathname } : undefined;
    };
    const onFocusOut = ({ target }: FocusEvent) =>
      // Whether the element was removed is only known afterwards.
      queueMicrotask(() => {
        const { element } = held.current ?? {};
        if (element === target && element?.isConnected && element !== document.activeElement) held.current = undefined;
      });
    list?.addEventListener('focusin', onFocusIn);
    list?.addEventListener('focusout', onFocusOut);
    return () => {
      list?.removeEventListener('focusin', onFocusIn);
      list?.removeEventListener('focusout', onFocusOut);
      if (held.current) recordFocusLoss(held.current.path);
    };
  }, [scroller]);
}
