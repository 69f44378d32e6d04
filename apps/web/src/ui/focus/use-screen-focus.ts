import { useEffect, useRef } from 'react';
import { isFocusLost } from './focus-restore-target.ts';

// By then the screen is there, loaded if it had to be, and what takes the focus on it by itself has done so.
const SETTLED_MS = 400;

/**
 * Puts the focus on the screen when another one has come up and taken away what had it, so that Tab goes on with what is on
 * it (WAI-ARIA Authoring Practices, managing focus). What still has it, such as the navigation, keeps it. The name is said
 * by the live region, so the element needs none.
 */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const takeFocus = () =>
      isFocusLost() && document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    const timer = setTimeout(takeFocus, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
