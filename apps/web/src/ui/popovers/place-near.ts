const HALF_WIDTH_PX = 160; // Half the width of the widest popup.

/** Returns the position of a small popup for an element's box: above it if there is room, and never clipped. */
export function placeNear(box: DOMRect, roomAbovePx: number) {
  const { innerWidth, innerHeight } = window;
  const vertical = box.top > roomAbovePx ? { bottom: innerHeight - box.top } : { top: box.bottom };
  const middle = (box.left + box.right) / 2;
  if (middle < HALF_WIDTH_PX) return { ...vertical, left: Math.max(4, box.left) };
  if (middle > innerWidth - HALF_WIDTH_PX) return { ...vertical, right: Math.max(4, innerWidth - box.right) };
  return { ...vertical, left: middle, transform: 'translateX(-50%)' };
}
