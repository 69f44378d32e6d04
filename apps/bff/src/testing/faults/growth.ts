/** What was measured of a system at a moment, by name: bytes, rows or connections. */
export type Sample = { atMs: number; values: Readonly<Record<string, number>> };

/**
 * How fast a value grows per hour: the slope of the straight line that fits its samples best (least squares). Samples of a system that
 * has just started belong to no slope: leave them out.
 */
export function growthPerHour(samples: readonly Sample[], name: string): number {
  const points = samples.map(({ atMs, values }) => [atMs / 3_600_000, values[name] ?? 0] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return 0;
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

/** How much of a value came with each unit of another one, such as bytes of the log with each request, from the first sample to the last. */
export function growthPer(samples: readonly Sample[], name: string, unit: string): number {
  const [first, last] = [samples[0], samples.at(-1)];
  const added = (of: string) => (last?.values[of] ?? 0) - (first?.values[of] ?? 0);
  return added(unit) === 0 ? 0 : added(name) / added(unit);
}
