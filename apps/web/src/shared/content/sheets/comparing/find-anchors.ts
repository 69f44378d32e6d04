type Range = readonly [start: number, end: number];

/** Returns the rows that occur exactly once in each revision, as many as are in the same order (patience diff). */
export function findAnchors(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  oldRange: Range,
  newRange: Range,
): [old: number, next: number][] {
  const olds = findUnique(before, oldRange);
  const matches: [number, number][] = [];
  for (const [hash, next] of findUnique(after, newRange)) {
    const old = olds.get(hash);
    if (old !== undefined) matches.push([old, next]);
  }
  matches.sort((one, other) => one[0] - other[0]);
  return findLongestIncreasing(matches);
}

function findUnique(hashes: ArrayLike<number>, [start, end]: Range): Map<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  for (let row = start; row < end; row += 1) {
    const hash = hashes[row] ?? 0;
    if (places.has(hash)) repeated.add(hash);
    else places.set(hash, row);
  }
  for (const hash of repeated) places.delete(hash);
  return places;
}

/** Returns the longest subsequence of matches with increasing second indexes. */
function findLongestIncreasing(matches: readonly [number, number][]): [number, number][] {
  const tops: number[] = [];
  const below: number[] = [];
  for (const [index, [, next]] of matches.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((matches[tops[middle] ?? 0]?.[1] ?? 0) < next) low = middle + 1;
      else high = middle;
    }
    below[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = index;
  }
  const rise: [number, number][] = [];
  for (let index = tops.at(-1) ?? -1; index >= 0; index = below[index] ?? -1) {
    const match = matches[index];
    if (match) rise.push(match);
  }
  return rise.reverse();
}
