import { distance } from 'fastest-levenshtein';

const MIN_LENGTH = 6; // Shorter names are similar to too many other words.
const MAX_EDITS = 2;

/** Returns the name that a text most likely misspells, or undefined if none is similar. */
export function findNearestName(text: string, names: readonly string[]): string | undefined {
  const near = names
    .filter((name) => name.length >= MIN_LENGTH)
    .map((name) => ({ name, edits: distance(text, name) }))
    .filter(({ edits }) => edits > 0 && edits <= MAX_EDITS);
  return near.sort((one, other) => one.edits - other.edits)[0]?.name;
}
