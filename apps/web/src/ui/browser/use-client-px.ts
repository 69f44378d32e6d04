import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the inner width or height of an element in CSS pixels, updated as it changes. */
export function useClientPx(ref: RefObject<HTMLElement | null>, side: 'clientWidth' | 'clientHeight'): number {
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setPx(element[side]);
    const observer = new ResizeObserver(() => setPx(element[side]));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, side]);
  return px;
}
