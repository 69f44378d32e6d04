import { currentZone } from './zone.ts';

/**
 * Returns when a day (`2026-11-21`), or the day a number of days later, begins in a zone. Defaults to the display zone. RFC 3339.
 */
export function startOfDay(day: string, daysAfter = 0, zone: string = currentZone()): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysAfter);
  const wallMs = midnight.getTime();
  // The clock may change between the two, so the offset at the first guess may not apply at midnight.
  const guessMs = wallMs - offsetMs(wallMs, zone);
  return new Date(wallMs - offsetMs(guessMs, zone)).toISOString();
}

/** Returns the day (`2026-11-21`) of a time in the display zone. */
export function getDay(timeMs: number, zone: string = currentZone()): string {
  return new Date(timeMs + offsetMs(timeMs, zone)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Returns the UTC offset of a zone at a time. */
export function offsetMs(timeMs: number, zone: string): number {
  const parts = Object.fromEntries(
    getClock(zone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(timeMs / 1000) * 1000;
}

const CLOCK = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a zone, because creating one takes longer than a hundred uses. */
function getClock(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}
