/** Source of the current time, in Unix milliseconds. Tests pass one of their own. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

/** RFC 3339 in UTC with milliseconds, as the services write times. */
export function toTimestamp(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
