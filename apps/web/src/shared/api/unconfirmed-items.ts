const sent = new WeakSet<object>();

/** Marks an item as rendered with a change that the service has not confirmed. Returns the item. */
export function markUnconfirmed<Item extends object>(item: Item): Item {
  sent.add(item);
  return item;
}

/** Reports whether an item is rendered with a change that the service has not confirmed. */
export function isUnconfirmed(item: object): boolean {
  return sent.has(item);
}
