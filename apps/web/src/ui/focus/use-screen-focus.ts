import { useEffect, useRef } from 'react';
import { isFocusLost } from './focus-restore-target.ts';

// What takes the focus on a screen by itself has done so by then.
const SETTLED_MS = 400;

/**
 * Puts the focus on the screen when another one has come up and taken away what had it, so that Tab goes on with what is on
 * it (WAI-ARIA Authoring Practices, managing focus). A screen that takes long to come up replaces the former one later: it is
 * waited for until something takes the focus or is pressed. What still has it, such as the navigation, keeps it. The name is
 * said by the live region, so the element needs none. `firstPathname` is the one that the page was loaded at: keys may lead on
 * before this is there.
 */
export function useScreenFocus(pathname: string, firstPathname: string): void {
  const shown = useRef(firstPathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusScreenOnceLost();
  }, [pathname]);
}

/** Focuses the screen as soon as nothing has had the focus for a while. Returns what ends that. */
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
