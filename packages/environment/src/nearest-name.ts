const MIN_LENGTH = 6; // Of short names, too many other words are near.
const MAX_DISTANCE = 2;

/** The one of the names that a text is most likely a misspelling of; undefined when it is near none. */
export function findNearestName(text: string, names: readonly string[]): string | undefined {
  const near = names
    .filter((name) => name.length >= MIN_LENGTH)
    .map((name) => ({ name, distance: distanceOf(text, name) }))
    .filter(({ distance }) => distance > 0 && distance <= MAX_DISTANCE);
  return near.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** How many characters are to be inserted, deleted or replaced to get from one text to the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of [...one].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = character === other[column - 1];
      const [left = 0, up = 0, diagonal = 0] = [current[column - 1], above[column], above[column - 1]];
      current.push(Math.min(left + 1, up + 1, diagonal + (isSame ? 0 : 1)));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
