import { type RefObject, useLayoutEffect, useState } from 'react';
import { browserStorage } from './safe-storage.ts';

/**
 * Returns the inner width or height of an element in CSS pixels, updated as it changes. With a storage key, the first rendering
 * uses the last size in this browser: with another size, it would be rendered twice before it is shown.
 */
export function useClientPx(
  ref: RefObject<HTMLElement | null>,
  side: 'clientWidth' | 'clientHeight',
  storageKey?: string,
): number {
  const [px, setPx] = useState(() => (storageKey === undefined ? 0 : Number(browserStorage.getItem(storageKey))));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      setPx(element[side]);
      if (storageKey !== undefined) browserStorage.setItem(storageKey, String(element[side]));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, side, storageKey]);
  return px;
}
