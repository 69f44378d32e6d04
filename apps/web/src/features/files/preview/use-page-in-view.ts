import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const STEPS = [0, 0.25, 0.5, 0.75, 1];
const MUCH = 0.5;

type PageInView = {
  /** The list with the pages as items. */
  list: RefObject<HTMLOListElement | null>;
  /** The current page, from 1. */
  current: number;
  goTo: (page: number) => void;
};

/**
 * Tracks the current page of a list. Calls `onSeen` with pages that are at least half visible or fill at least half of the view.
 */
export function usePageInView(count: number, onSeen: (pages: readonly number[]) => void): PageInView {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(1);
  const shares = useRef(new Map<number, number>());
  const note = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
      const page = [...(list.current?.children ?? [])].indexOf(target) + 1;
      const share = Math.max(intersectionRatio, intersectionRect.height / (rootBounds?.height ?? window.innerHeight));
      shares.current.set(page, share);
    }
    onSeen([...shares.current].flatMap(([page, share]) => (share >= MUCH ? [page] : [])));
    // After navigation, a page stays the current one while it is visible, even if several pages fit.
    if ((shares.current.get(current) ?? 0) >= MUCH) return;
    const [most] = [...shares.current].toSorted(([, one], [, other]) => other - one);
    if (most && most[1] > 0) setCurrent(most[0]);
  });
  useEffect(() => {
    const observer = new IntersectionObserver(note, { threshold: STEPS });
    for (const page of [...(list.current?.children ?? [])].slice(0, count)) observer.observe(page);
    return () => observer.disconnect();
  }, [count]);
  const goTo = (page: number) => {
    if (page < 1 || page > count) return;
    setCurrent(page);
    list.current?.children[page - 1]?.scrollIntoView({ block: 'start' });
  };
  return { list, current, goTo };
}
