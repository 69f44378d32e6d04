import { useEffect, useRef } from 'react';
import { isFocusLost } from './focus-restore-target.ts';

// The time after which a screen has set its own focus.
const SETTLED_MS = 400;

/**
 * Focuses the screen when navigation has removed the focused element, so that Tab continues with its content (WAI-ARIA Authoring
 * Practices, managing focus). A screen that loads slowly replaces the previous one later, so this waits until an element takes
 * the focus or is pressed. An element that still has the focus, such as the navigation, keeps it. The live region announces the
 * name, so the element needs none. `firstPathname` is the path at which the page was loaded, because keys may navigate before
 * this is mounted.
 */
export function useScreenFocus(pathname: string, firstPathname: string): void {
  const shown = useRef(firstPathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusScreenOnceLost();
  }, [pathname]);
}

/** Focuses the screen as soon as no element has had the focus for a while. Returns a function that stops this. */
function focusScreenOnceLost(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stop.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  const takeFocus = () => {
    timer = undefined;
    if (isFocusLost()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const watch = () => {
    if (isFocusLost()) timer ??= setTimeout(takeFocus, SETTLED_MS);
  };
  const observer = new MutationObserver(watch);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['focusin', 'pointerdown']) {
    document.addEventListener(type, end, { signal: stop.signal, capture: true });
  }
  watch();
  return end;
}
