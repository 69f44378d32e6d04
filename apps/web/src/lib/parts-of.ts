/** The items in parts of at most so many, for work that stops the page if it is done for all of them at once. */
export function* partsOf<Item>(items: Iterable<Item>, most: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < most) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
