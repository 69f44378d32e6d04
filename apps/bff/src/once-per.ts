/** A function that finds out once for each object what follows from it, and remembers it as long as the object is there. */
export function oncePer<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = find(key);
    known.set(key, fresh);
    return fresh;
  };
}
