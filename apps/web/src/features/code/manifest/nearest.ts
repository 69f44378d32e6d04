import { distance } from 'fastest-levenshtein';

/** Returns the name that a text most likely misspells. Returns undefined if none is similar. */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  const edits = (name: string) => distance(text.toLowerCase(), name.toLowerCase());
  const most = Math.max(2, Math.floor(text.length / 3));
  const near = names.map((name) => ({ name, edits: edits(name) })).filter((each) => each.edits <= most);
  return near.sort((one, other) => one.edits - other.edits)[0]?.name;
}
