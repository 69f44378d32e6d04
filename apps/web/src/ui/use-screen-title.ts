import { useEffect } from 'react';

/** Id of the live region in which a screen's name is said to screen readers: nothing else tells them that it came up. */
export const SCREEN_NAME_ID = 'screen-name';

/** Names the screen in the browser's tab, in its history and for screen readers (WCAG 2.2, 2.4.2). */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Rotunda`;
    document.getElementById(SCREEN_NAME_ID)?.replaceChildren(title);
  }, [title]);
}
