// A button is as wide as its words, with an icon and what is around them.
const CHARACTER_PX = 6;
const AROUND_PX = 44;
const GAP_PX = 8;
const MENU_PX = 72;

/** How many buttons with these words stand in a row of this width, beside a menu of the others where there are some. */
export function fittingCount(labels: readonly string[], roomPx: number): number {
  const ends: number[] = [];
  for (const label of labels) {
    const start = ends.length === 0 ? 0 : (ends.at(-1) ?? 0) + GAP_PX;
    ends.push(start + label.length * CHARACTER_PX + AROUND_PX);
  }
  if ((ends.at(-1) ?? 0) <= roomPx) return labels.length;
  return ends.filter((end) => end + GAP_PX + MENU_PX <= roomPx).length;
}
