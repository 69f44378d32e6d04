import { useEffect, useRef } from 'react';

/** Id of the live region in which screen readers are told how a list is sorted. */
export const ORDER_ID = 'list-order';

/** Says to screen readers how a list is sorted when that changes: a column's own `aria-sort` is heard only by those who go there. */
export function useSortAnnouncement(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    const region = document.getElementById(ORDER_ID);
    if (said.current === words || !region) return;
    said.current = words;
    region.textContent = words;
  }, [words]);
}
