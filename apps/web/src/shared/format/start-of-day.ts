import { fromWallTime } from './from-wall-time.ts';
import { offsetMs } from './offset-ms.ts';
import { getCurrentZone } from './zone.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/**
 * Returns when a day (`2026-11-21`), or the day a number of days later, begins in a zone. Defaults to the display zone. RFC 3339.
 */
export function startOfDay(day: string, daysAfter = 0, zone: string = getCurrentZone()): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysAfter);
  return fromWallTime(midnight.toISOString().slice(0, DAY_LENGTH), '00:00', zone);
}

/** Returns the day (`2026-11-21`) of a time in the display zone. */
export function getDay(timeMs: number, zone: string = getCurrentZone()): string {
  return new Date(timeMs + offsetMs(timeMs, zone)).toISOString().slice(0, DAY_LENGTH);
}
