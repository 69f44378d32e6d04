import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { readReviewViewState, storeReviewViewState } from './review-view-state.ts';

const RETRY_MS = 200;
const GIVE_UP_MS = 10_000;
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Stores the scroll positions of a container's parts under a key. Restores them when the key returns and the parts are long
 * enough, unless the user has interacted.
 */
export function useScrollRestoration(container: RefObject<HTMLElement | null>, key: string): void {
  const app = useRouter();
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    const due = new Map(readReviewViewState(app, key).scrolled);
    const scrolled = new Map(due);
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const place = { topPx: target.scrollTop, leftPx: target.scrollLeft };
      const wanted = due.get(getName(target, root));
      // While a part is still growing, its scroll position is a partial restore and not the user's scrolling.
      if (wanted && place.topPx <= wanted.topPx) return;
      storeReviewViewState(app, key, { scrolled: scrolled.set(getName(target, root), place) });
    };
    const restored = new WeakSet<Element>();
    const restore = () => {
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const wanted = restored.has(element) ? undefined : due.get(getName(element, root));
        if (!wanted || element.scrollHeight - element.clientHeight < wanted.topPx) continue;
        restored.add(element);
        element.scrollTo({ top: wanted.topPx, left: wanted.leftPx, behavior: 'instant' });
      }
    };
    const observer = new MutationObserver(restore);
    const timer = setInterval(restore, RETRY_MS);
    const stop = () => {
      due.clear();
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(end);
    };
    const end = setTimeout(stop, GIVE_UP_MS);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('scroll', note, { capture: true, passive: true });
    for (const type of INPUTS) window.addEventListener(type, stop, { capture: true, passive: true });
    if (due.size > 0) restore();
    else stop();
    return () => {
      stop();
      root.removeEventListener('scroll', note, { capture: true });
      for (const type of INPUTS) window.removeEventListener(type, stop, { capture: true });
    };
  }, [app, container, key]);
}

/** Returns a name for a scrollable part that is stable across renders. */
function getName(element: Element, root: Element): string {
  if (element.parentElement === root) return 'content';
  return `${element.localName} ${element.getAttribute('aria-label') ?? element.classList[0] ?? ''}`;
}
