const [CHARACTER_PX, PADDING_PX] = [8, 20];
const [MIN_PX, MAX_PX] = [56, 320];
const [DIGIT_PX, HEAD_PADDING_PX] = [8, 18];

/** The start positions of a grid's columns in pixels, and the end of the last column. */
export type ColumnLayout = { offsets: readonly number[]; widthPx: number };

/** Lays out the columns by the length of their texts. */
export function layOutColumns(widths: readonly number[], columnCount: number): ColumnLayout {
  const offsets = [0];
  let widthPx = 0;
  for (let column = 0; column < columnCount; column += 1) {
    const wanted = (widths[column] ?? 0) * CHARACTER_PX + PADDING_PX;
    widthPx += Math.round(Math.min(MAX_PX, Math.max(MIN_PX, wanted)));
    offsets.push(widthPx);
  }
  return { offsets, widthPx };
}

/** Returns the columns between two positions, with an exclusive end. */
export function listColumnsBetween(
  { offsets }: ColumnLayout,
  fromPx: number,
  toPx: number,
): { first: number; end: number } {
  const first = Math.max(0, findFirst(offsets, fromPx + 1) - 1);
  return { first, end: Math.max(first, Math.min(offsets.length - 1, findFirst(offsets, toPx))) };
}

/** Returns the width of the row numbers. */
export function getRowHeadPx(longestLabel: number): number {
  return Math.max(40, longestLabel * DIGIT_PX + HEAD_PADDING_PX);
}

function findFirst(offsets: readonly number[], px: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < px) low = middle + 1;
    else high = middle;
  }
  return low;
}
