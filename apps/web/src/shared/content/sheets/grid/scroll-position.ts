/** The maximum element height that browsers lay out reliably. */
export const MAX_SPACER_PX = 10_000_000;

/** The height of the scrolled content, the height of its spacer that the browser scrolls, and the visible height of both. */
export type ScrollHeights = { totalPx: number; spacerPx: number; shownPx: number };

/**
 * Returns the position of a grid taller than browsers can scroll, after the browser scrolled its spacer. Small steps apply
 * unchanged, so that a wheel scrolls rows at the usual speed. Jumps, for example with the scroll bar, apply proportionally.
 */
export function toVirtualScrollTop(topPx: number, beforePx: number, nowPx: number, heights: ScrollHeights): number {
  const { totalPx, spacerPx, shownPx } = heights;
  const [most, mostShown] = [Math.max(0, totalPx - shownPx), Math.max(0, spacerPx - shownPx)];
  if (totalPx === spacerPx) return nowPx;
  if (nowPx <= 0) return 0;
  if (nowPx >= mostShown) return most;
  const step = nowPx - beforePx;
  if (Math.abs(step) <= shownPx * 2) return Math.min(most, Math.max(0, topPx + step));
  return (nowPx / mostShown) * most;
}

/** Returns the position of the spacer for a position of the grid. */
export function toSpacerTop(topPx: number, { totalPx, spacerPx, shownPx }: ScrollHeights): number {
  if (totalPx === spacerPx) return topPx;
  const most = totalPx - shownPx;
  return most <= 0 ? 0 : (topPx / most) * (spacerPx - shownPx);
}
