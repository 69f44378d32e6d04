import { distance } from 'fastest-levenshtein';

/** The name that a text is most likely a misspelling of; undefined when it is near none. */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  const edits = (name: string) => distance(text.toLowerCase(), name.toLowerCase());
  const most = Math.max(2, Math.floor(text.length / 3));
  const near = names.map((name) => ({ name, edits: edits(name) })).filter((each) => each.edits <= most);
  return near.sort((one, other) => one.edits - other.edits)[0]?.name;
}
