import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_SPACER_PX, type ScrollHeights, toSpacerTop, toVirtualScrollTop } from './scroll-position.ts';

const SETTLE_MS = 150;
const FIRST_SHOWN = { widthPx: 1_000, heightPx: 600 }; // Assumed until the browser reports the size.

type Position = { topPx: number; leftPx: number };

/** The visible part of a grid. */
export type GridScroll = Position & {
  widthPx: number;
  heightPx: number;
  spacerPx: number;
  scrollTo: (position: Partial<Position>) => void;
};

/** Tracks the scrolling of a grid of any height. Rendered content is positioned by it, within the scrolling frame. */
export function useGridScroll(scroller: RefObject<HTMLElement | null>, totalPx: number): GridScroll {
  const [position, setPosition] = useState<Position>({ topPx: 0, leftPx: 0 });
  const [shown, setShown] = useState(FIRST_SHOWN);
  const spacerPx = Math.min(MAX_SPACER_PX, totalPx);
  const heights = useRef<ScrollHeights>({ totalPx, spacerPx, shownPx: shown.heightPx });
  const latest = useRef({ ...position, spacerTopPx: 0 });
  useLayoutEffect(() => {
    heights.current = { totalPx, spacerPx, shownPx: shown.heightPx };
  }, [totalPx, spacerPx, shown.heightPx]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const spacerTopPx = toSpacerTop(latest.current.topPx, heights.current);
      if (Math.abs(spacerTopPx - element.scrollTop) <= 1) return;
      element.scrollTop = spacerTopPx;
      latest.current.spacerTopPx = element.scrollTop;
    };
    const onScroll = () => {
      const { topPx, spacerTopPx } = latest.current;
      const nextPx = toVirtualScrollTop(topPx, spacerTopPx, element.scrollTop, heights.current);
      latest.current = { topPx: nextPx, leftPx: element.scrollLeft, spacerTopPx: element.scrollTop };
      flushSync(() => setPosition({ topPx: nextPx, leftPx: element.scrollLeft }));
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLE_MS);
    };
    const size = new ResizeObserver(() => setShown({ widthPx: element.clientWidth, heightPx: element.clientHeight }));
    size.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(settling);
      size.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  const scrollTo = ({ topPx = latest.current.topPx, leftPx = latest.current.leftPx }: Partial<Position>) => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = toSpacerTop(topPx, heights.current);
    element.scrollLeft = leftPx;
    latest.current = { topPx, leftPx, spacerTopPx: element.scrollTop };
    setPosition({ topPx, leftPx });
  };
  return { ...position, ...shown, spacerPx, scrollTo };
}
