/**
 * Returns the options of an `LRUCache` that stores at most this many entries. Its memory grows with the entries, whereas the option
 * `max` allocates memory for all of them when the cache is created.
 */
export function limitEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
