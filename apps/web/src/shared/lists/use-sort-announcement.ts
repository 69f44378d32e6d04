import { useEffect, useRef } from 'react';

/** The ID of the live region that announces the sort order of a list. */
export const ORDER_ID = 'list-order';

/**
 * Announces changes of a list's sort order to screen readers. A column's `aria-sort` is only announced to users who navigate to
 * it.
 */
export function useSortAnnouncement(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    const region = document.getElementById(ORDER_ID);
    if (said.current === words || !region) return;
    said.current = words;
    region.textContent = words;
  }, [words]);
}
