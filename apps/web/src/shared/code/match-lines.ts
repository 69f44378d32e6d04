import { diffArrays } from 'diff';

/** The maximum time for which one comparison, with all its texts, may block the page, in milliseconds. */
export const MAX_COMPARISON_MS = 500;

/** The index of a line in each of two texts, from 0. */
export type LineMatch = readonly [before: number, after: number];

/**
 * Returns a longest common subsequence of the lines of two texts. Returns undefined if it is not found before `endsAt`, in
 * milliseconds of `performance.now()`. Lines that occur in only one text are removed first, so that texts with little in common
 * take no longer than others.
 */
export function matchLines(
  before: readonly string[],
  after: readonly string[],
  endsAt: number,
): readonly LineMatch[] | undefined {
  const oldPlaces = findPlaces(before, new Set(after));
  const newPlaces = findPlaces(after, new Set(before));
  const changes = diffArrays(
    oldPlaces.map((place) => before[place] ?? ''),
    newPlaces.map((place) => after[place] ?? ''),
    { timeout: endsAt - performance.now() },
  );
  if (!changes) return undefined;
  const matches: LineMatch[] = [];
  let [oldIndex, newIndex] = [0, 0];
  for (const { count, added, removed } of changes) {
    if (!added && !removed) {
      for (let index = 0; index < count; index += 1) {
        matches.push([oldPlaces[oldIndex + index] ?? 0, newPlaces[newIndex + index] ?? 0]);
      }
    }
    if (!added) oldIndex += count;
    if (!removed) newIndex += count;
  }
  return matches;
}

function findPlaces(lines: readonly string[], others: ReadonlySet<string>): number[] {
  return lines.flatMap((line, index) => (others.has(line) ? [index] : []));
}
