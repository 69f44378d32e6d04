/** Source of the current time, in Unix milliseconds. Tests inject their own clock. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Formats a time as RFC 3339 in UTC with milliseconds, as the services do. */
export function toTimestamp(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
