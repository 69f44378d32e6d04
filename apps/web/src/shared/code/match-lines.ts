import { diffArrays } from 'diff';

/** How long one comparison may hold up the page, in milliseconds: all of its texts together. */
export const MAX_COMPARISON_MS = 500;

/** Where a line stands in one text, and where in the other. Counts from 0. */
export type LineMatch = readonly [before: number, after: number];

/**
 * The lines that two texts have in common, in the order of both: as many of them as can be. Undefined when they were not
 * found until `endsAt`, in milliseconds of `performance.now()`. Lines that only one text has are left out beforehand, so
 * that texts with little in common take no longer than others.
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
