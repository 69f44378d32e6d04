const GAP_PX = 8;
const MARGIN_PX = 12;

/** The edge of a control that what opens beside it lines up with. */
export type Alignment = 'start' | 'end';

/** Places a frame below a control where it has room, else where there is more, above or below; it is never cut. */
export function placeBeside(frame: HTMLElement, control: HTMLElement, alignTo: Alignment): void {
  const { style } = frame;
  // All that is written before anything is read: the browser lays the page out once.
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
