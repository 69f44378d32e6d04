import { startOfDay } from '#shared/format/start-of-day.ts';

const SECOND_MS = 1000;
const YEAR_MS = 365 * 86_400_000; // The maximum duration that the service accepts.

/** Returns the last second of a day (`2026-11-21`) in the display zone, in RFC 3339. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(startOfDay(day, 1)) - SECOND_MS).toISOString();
}

/** Returns the reason why access cannot expire on a day. Returns undefined if it can. */
export function expiryError(day: string, nowMs: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return 'Choose a date.';
  const endMs = Date.parse(endOfDay(day));
  if (endMs <= nowMs) return 'Choose a date in the future.';
  return endMs > nowMs + YEAR_MS ? 'Access can be limited to at most a year.' : undefined;
}
