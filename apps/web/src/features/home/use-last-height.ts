import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#ui/browser/safe-storage.ts';

/**
 * Returns the last complete height of an element in pixels, so that its space stays the same until it is complete again. Stored
 * in this browser under `key`.
 */
export function useLastHeight<Box extends HTMLElement>(
  key: string,
  isWhole: boolean,
): { ref: RefObject<Box | null>; lastPx: number | undefined } {
  const ref = useRef<Box>(null);
  const [lastPx] = useState(() => Number(browserStorage.getItem(key)) || undefined);
  useEffect(() => {
    const element = ref.current;
    if (!isWhole || !element) return;
    // Parts that load later change the height without another render of the caller.
    const observer = new ResizeObserver(() => browserStorage.setItem(key, String(element.offsetHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [key, isWhole]);
  return { ref, lastPx };
}
