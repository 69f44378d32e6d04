/** Returns the colour of a palette closest to another one, all in `#rrggbb` format. Returns undefined if the palette is empty. */
export function findNearestColor(color: string, palette: readonly string[]): string | undefined {
  const wanted = toChannels(color);
  const distance = (other: string) =>
    toChannels(other).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
  const [nearest] = palette.toSorted((left, right) => distance(left) - distance(right));
  return nearest;
}

function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
