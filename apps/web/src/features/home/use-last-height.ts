import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#ui/browser/safe-storage.ts';

/**
 * Returns the last complete height of an element in pixels, so that its space stays the same until it is complete again. Stored
 * in this browser under `key`.
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
