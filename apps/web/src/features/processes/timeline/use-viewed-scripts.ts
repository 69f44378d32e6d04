import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Tracks which scripts have been visible, given the script of each list item. Returns them in the order in which they became
 * visible.
 */
export function useViewedScripts(scriptIds: readonly (string | undefined)[]): {
  list: RefObject<HTMLUListElement | null>;
  seen: readonly string[];
} {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const note = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const items = [...(list.current?.children ?? [])];
    const shown = entries.flatMap(({ target, isIntersecting }) =>
      isIntersecting ? (scriptIds[items.indexOf(target)] ?? []) : [],
    );
    setSeen((before) => (shown.every((id) => before.includes(id)) ? before : [...new Set([...before, ...shown])]));
  });
  // A live list is laid out frequently, but the visible scripts change only with their order.
  const order = scriptIds.join();
  useEffect(() => {
    if (order === '') return undefined;
    const observer = new IntersectionObserver(note);
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [order]);
  return { list, seen };
}
