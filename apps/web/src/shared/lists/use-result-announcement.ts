import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The ID of the live region that announces list results. It stays mounted while lists change. */
export const RESULT_ID = 'list-result';

/**
 * Announces the result of a list to screen readers: when it loads, when it changes, and after every filter change, even if the
 * text is the same (WCAG 2.2, 4.1.3). `words` is undefined while the shown result belongs to the previous filters or is still
 * growing.
 */
export function useResultAnnouncement(words: string | undefined): void {
  // The open row and the visible columns do not affect the content of a list.
  const filters = useLocation({
    select: ({ search }) => JSON.stringify({ ...search, cols: undefined, peek: undefined }),
  });
  const said = useRef('');
  useEffect(() => {
    const region = document.getElementById(RESULT_ID);
    const result = `${filters} ${words}`;
    if (words === undefined || !region || said.current === result) return;
    said.current = result;
    // Setting the same text again would not be announced as a change; a trailing space makes it one.
    region.textContent = region.textContent === words ? `${words}\u00a0` : words;
  }, [words, filters]);
}
