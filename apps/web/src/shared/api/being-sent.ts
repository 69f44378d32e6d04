const sent = new WeakSet<object>();

/** Marks an item as drawn with a change that the service has not confirmed; returns it. */
export function asBeingSent<Item extends object>(item: Item): Item {
  sent.add(item);
  return item;
}

/** Whether an item is drawn with a change that the service has not confirmed. */
export function isBeingSent(item: object): boolean {
  return sent.has(item);
}
