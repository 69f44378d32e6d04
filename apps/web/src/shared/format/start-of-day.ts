import { currentZone } from './zone.ts';

/** When a day (`2026-11-21`), or one some days after it, begins in a zone, the one that times are shown in by default. RFC 3339. */
export function startOfDay(day: string, daysAfter = 0, zone: string = currentZone()): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysAfter);
  const wallMs = midnight.getTime();
  // The clock may be put forward or back between the two: what holds at the first guess need not hold at midnight.
  const guessMs = wallMs - offsetMs(wallMs, zone);
  return new Date(wallMs - offsetMs(guessMs, zone)).toISOString();
}

/** The day (`2026-11-21`) of a moment in the zone that times are shown in. */
export function dayOf(timeMs: number, zone: string = currentZone()): string {
  return new Date(timeMs + offsetMs(timeMs, zone)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
export function offsetMs(timeMs: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
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

/** The clock of a zone, made once: making one takes longer than a hundred uses of it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}
