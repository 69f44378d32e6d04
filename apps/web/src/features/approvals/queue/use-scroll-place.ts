import { type RefObject, useEffect } from 'react';
import { noteDeskPlace, readDeskPlace } from './desk-places.ts';

const GIVE_UP_MS = 15_000;

/**
 * Remembers how far the parts of a container are scrolled under a key, and scrolls them there again when the key comes back
 * and they are long enough; not once somebody has scrolled by then.
 */
export function useScrollPlace(container: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    const due = new Map(readDeskPlace(key).scrolled);
    const scrolled = new Map(due);
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const place = { topPx: target.scrollTop, leftPx: target.scrollLeft };
      const wanted = due.get(nameOf(target, root));
      // A part that is still growing is where it was put, not where somebody has scrolled it.
      if (wanted && place.topPx <= wanted.topPx) return;
      noteDeskPlace(key, { scrolled: scrolled.set(nameOf(target, root), place) });
    };
    const restore = () => {
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const wanted = due.size === 0 ? undefined : due.get(nameOf(element, root));
        if (!wanted || element.scrollHeight - element.clientHeight < wanted.topPx) continue;
        element.scrollTo({ top: wanted.topPx, left: wanted.leftPx, behavior: 'instant' });
        due.delete(nameOf(element, root));
      }
      if (due.size === 0) stop();
    };
    const observer = new MutationObserver(restore);
    const timer = setInterval(restore, 200);
    const stop = () => {
      due.clear();
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(end);
    };
    const end = setTimeout(stop, GIVE_UP_MS);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('scroll', note, { capture: true, passive: true });
    for (const type of ['wheel', 'touchmove', 'keydown'] as const) root.addEventListener(type, stop, { passive: true });
    restore();
    return () => {
      stop();
      root.removeEventListener('scroll', note, { capture: true });
      for (const type of ['wheel', 'touchmove', 'keydown'] as const) root.removeEventListener(type, stop);
    };
  }, [container, key]);
}

/** Names a part that scrolls, the same when the screen is drawn again. */
function nameOf(element: Element, root: Element): string {
  if (element.parentElement === root) return 'content';
  return `${element.localName} ${element.getAttribute('aria-label') ?? element.classList[0] ?? ''}`;
}
