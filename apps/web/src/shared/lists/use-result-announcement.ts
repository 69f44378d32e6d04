import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Id of the live region in which screen readers are told what a list found: it stays while lists come and go. */
export const RESULT_ID = 'list-result';

/**
 * Says to screen readers what a list found: once it is there, when that changes, and after every filter, also when the
 * words stay the same (WCAG 2.2, 4.1.3). `undefined` while what is shown is of the filters before, or still grows.
 */
export function useResultAnnouncement(words: string | undefined): void {
  // Which row is open and which columns are shown changes nothing of what a list holds.
  const filters = useLocation({
    select: ({ search }) => JSON.stringify({ ...search, cols: undefined, peek: undefined }),
  });
  const said = useRef('');
  useEffect(() => {
    const region = document.getElementById(RESULT_ID);
    const result = `${filters} ${words}`;
    if (words === undefined || !region || said.current === result) return;
    said.current = result;
    // The same text once more is no change that would be spoken; a space at its end makes it one.
    region.textContent = region.textContent === words ? `${words}\u00a0` : words;
  }, [words, filters]);
}
