import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#ui/browser/safe-storage.ts';

/**
 * How tall an element was when it was whole the last time, in pixels, so that it takes no other room until it is again.
 * This browser remembers it under `key`.
 */
export function useLastHeight(
  key: string,
  isWhole: boolean,
): { ref: RefObject<HTMLElement | null>; lastPx: number | undefined } {
  const ref = useRef<HTMLElement>(null);
  const [lastPx] = useState(() => Number(browserStorage.getItem(key)) || undefined);
  useEffect(() => {
    if (isWhole && ref.current) browserStorage.setItem(key, String(ref.current.offsetHeight));
  });
  return { ref, lastPx };
}
