/**
 * Returns a delay that is up to a quarter shorter or longer, so that calls that failed together are not retried together. Rounds
 * to whole milliseconds, because PostgreSQL rejects fractions in its time columns.
 */
export function jitter(ms: number): number {
  return Math.round(ms * (0.75 + Math.random() / 2));
}
