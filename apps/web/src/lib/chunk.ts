/** Yields the items in batches of at most the given size, for work that would block the page if done for all items at once. */
export function* chunk<Item>(items: Iterable<Item>, most: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < most) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
