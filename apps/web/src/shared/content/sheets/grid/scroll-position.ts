/** Browsers lay out no element that is much higher. */
export const MAX_SPACER_PX = 10_000_000;

/** How high what is scrolled is, how high its stand-in is that the browser scrolls, and how much of both is in sight. */
export type ScrollHeights = { totalPx: number; spacerPx: number; shownPx: number };

/**
 * Where a grid is that is higher than a browser can scroll, after the browser scrolled its stand-in from one place to another. Small steps
 * count as they are, so that a wheel moves rows as anywhere else; leaps, as of the scroll bar, count in proportion.
 */
export function followScroll(topPx: number, beforePx: number, nowPx: number, heights: ScrollHeights): number {
  const { totalPx, spacerPx, shownPx } = heights;
  const [most, mostShown] = [Math.max(0, totalPx - shownPx), Math.max(0, spacerPx - shownPx)];
  if (totalPx === spacerPx) return nowPx;
  if (nowPx <= 0) return 0;
  if (nowPx >= mostShown) return most;
  const step = nowPx - beforePx;
  if (Math.abs(step) <= shownPx * 2) return Math.min(most, Math.max(0, topPx + step));
  return (nowPx / mostShown) * most;
}

/** Where the stand-in is when the grid is at a place. */
export function toSpacerTop(topPx: number, { totalPx, spacerPx, shownPx }: ScrollHeights): number {
  if (totalPx === spacerPx) return topPx;
  const most = totalPx - shownPx;
  return most <= 0 ? 0 : (topPx / most) * (spacerPx - shownPx);
}
