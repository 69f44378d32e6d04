import { type RefObject, useEffect } from 'react';

const NEAR_END_PX = 400;

/** Loads more when the end of a list comes near. `onLoadMore` is undefined while that is not wanted. */
export function useLoadMoreOnScroll(
  scroller: RefObject<HTMLElement | null>,
  onLoadMore: (() => void) | undefined,
  rowCount: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows change what is near the end
  useEffect(() => {
    const element = scroller.current;
    if (!element || !onLoadMore) return undefined;
    const onScroll = () => {
      const restPx = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (restPx < NEAR_END_PX) onLoadMore();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, onLoadMore, rowCount]);
}
