/** Everything that these lead to, one after another, and they themselves. */
export function reachAll<T>(roots: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const reached = new Set(roots);
  // A set that grows while it is walked hands out what was added to it.
  for (const from of reached) for (const to of next(from)) reached.add(to);
  return reached;
}
