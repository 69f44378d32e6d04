import { type RefObject, useEffect } from 'react';

const NEAR_END_PX = 400;

/** Loads more near the end of a list. `onLoadMore` is undefined while no more should be loaded. */
export function useLoadMoreOnScroll(
  scroller: RefObject<HTMLElement | null>,
  onLoadMore: (() => void) | undefined,
  rowCount: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows change the distance to the end
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
