import { type RefObject, useLayoutEffect, useRef } from 'react';
import { noteFocusLoss, takeFocusLoss } from '#ui/focus/focus-restore-target.ts';
import { focusRow } from './grid-focus.ts';

/**
 * Keeps the focus in a list that has it: when the row that holds it goes away, the active one has it, and when the list goes,
 * what comes in its place.
 */
export function useRestoreRowFocus(scroller: RefObject<HTMLElement | null>, activeIndex: number): void {
  const held = useRef<{ element: Element; path: string }>(undefined);
  const firstIndex = useRef(activeIndex);
  useLayoutEffect(() => {
    // Elements that are taken away while they have the focus leave it to the page.
    const isLost = held.current?.element.isConnected === false && document.activeElement === document.body;
    if (isLost) focusRow(scroller.current, activeIndex);
  });
  useLayoutEffect(() => {
    const list = scroller.current;
    if (takeFocusLoss()) focusRow(list, firstIndex.current);
    // The browser's own events: React tells of none while it changes the page, which is when others give the focus back.
    const onFocusIn = ({ target }: FocusEvent) => {
      const isInRow = target instanceof Element && target.closest('[data-row-index]') !== null;
      held.current = isInRow ? { element: target, path: location.pathname } : undefined;
    };
    const onFocusOut = ({ target }: FocusEvent) =>
      // Whether it was taken away shows only once that is over.
      queueMicrotask(() => {
        const { element } = held.current ?? {};
        if (element === target && element?.isConnected && element !== document.activeElement) held.current = undefined;
      });
    list?.addEventListener('focusin', onFocusIn);
    list?.addEventListener('focusout', onFocusOut);
    return () => {
      list?.removeEventListener('focusin', onFocusIn);
      list?.removeEventListener('focusout', onFocusOut);
      if (held.current) noteFocusLoss(held.current.path);
    };
  }, [scroller]);
}
