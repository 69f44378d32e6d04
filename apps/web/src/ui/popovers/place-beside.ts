const GAP_PX = 8;
const MARGIN_PX = 12;

/** The edge of a control with which a popover is aligned. */
export type Alignment = 'start' | 'end';

/** Places a frame below a control if it fits, or else above or below it, where there is more room. Never clipped. */
export function placeBeside(frame: HTMLElement, control: HTMLElement, alignTo: Alignment): void {
  const { style } = frame;
  // All writes precede the reads, so that the browser lays out the page only once.
  style.maxHeight = '';
  const box = control.getBoundingClientRect();
  const heightPx = window.visualViewport?.height ?? window.innerHeight;
  const { offsetWidth, offsetHeight } = frame;
  const roomBelowPx = heightPx - box.bottom - GAP_PX - MARGIN_PX;
  const roomAbovePx = box.top - GAP_PX - MARGIN_PX;
  const isBelow = offsetHeight <= roomBelowPx || roomBelowPx >= roomAbovePx;
  const leftPx = alignTo === 'start' ? box.left : box.right - offsetWidth;
  const mostLeftPx = document.documentElement.clientWidth - offsetWidth - MARGIN_PX;
  style.left = `${Math.max(MARGIN_PX, Math.min(leftPx, mostLeftPx))}px`;
  style.top = isBelow ? `${box.bottom + GAP_PX}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - box.top + GAP_PX}px`;
  style.maxHeight = `${isBelow ? roomBelowPx : roomAbovePx}px`;
}
