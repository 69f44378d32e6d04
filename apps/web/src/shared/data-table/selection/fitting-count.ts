// A button is as wide as its label, plus an icon and padding.
const CHARACTER_PX = 6;
const AROUND_PX = 44;
const GAP_PX = 8;
const MENU_PX = 72;

/** Returns how many buttons with these labels fit into a width, beside a menu with the others if needed. */
export function countFitting(labels: readonly string[], roomPx: number): number {
  const ends: number[] = [];
  for (const label of labels) {
    const start = ends.length === 0 ? 0 : (ends.at(-1) ?? 0) + GAP_PX;
    ends.push(start + label.length * CHARACTER_PX + AROUND_PX);
  }
  if ((ends.at(-1) ?? 0) <= roomPx) return labels.length;
  return ends.filter((end) => end + GAP_PX + MENU_PX <= roomPx).length;
}
