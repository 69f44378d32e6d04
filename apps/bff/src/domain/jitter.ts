/**
 * A wait that is up to a quarter shorter or longer, so that what failed together is not tried again together. In whole
 * milliseconds: PostgreSQL refuses fractions in the columns that hold times.
 */
export function jitter(ms: number): number {
  return Math.round(ms * (0.75 + Math.random() / 2));
}
