/** Returns the roots and everything reachable from them, transitively. */
export function findTransitiveClosure<T>(roots: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const reached = new Set(roots);
  // Iterating over a Set also visits elements that are added during the iteration.
  for (const from of reached) for (const to of next(from)) reached.add(to);
  return reached;
}
