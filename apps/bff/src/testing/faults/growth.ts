/** Measurements of a system at one moment, by name: bytes, rows or connections. */
export type Sample = { atMs: number; values: Readonly<Record<string, number>> };

/**
 * Returns how fast a value grows per hour: the slope of the least-squares line through its samples. Exclude samples from shortly
 * after the start.
 */
export function growthPerHour(samples: readonly Sample[], name: string): number {
  const points = samples.map(({ atMs, values }) => [atMs / 3_600_000, values[name] ?? 0] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return 0;
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

/** Returns how much a value grew per unit of another one from the first sample to the last, such as log bytes per request. */
export function growthPer(samples: readonly Sample[], name: string, unit: string): number {
  const [first, last] = [samples[0], samples.at(-1)];
  const added = (of: string) => (last?.values[of] ?? 0) - (first?.values[of] ?? 0);
  return added(unit) === 0 ? 0 : added(name) / added(unit);
}
