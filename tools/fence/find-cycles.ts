/** Returns the cycles of a graph: its strongly connected components of at least two nodes (Tarjan). */
export function findCycles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const indexes = new Map<string, number>();
  const lows = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(node: string): void {
    const index = indexes.size;
    indexes.set(node, index);
    lows.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) visit(next);
      if (stack.includes(next)) lows.set(node, Math.min(lows.get(node) ?? index, lows.get(next) ?? index));
    }
    if (lows.get(node) !== index) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  }
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return circles;
}
