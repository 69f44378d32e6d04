import { offsetMs } from './start-of-day.ts';

/** The moment at which the clocks of a zone show a time (`09:30`) of a day (`2026-11-21`). RFC 3339. */
export function wallTime(day: string, clock: string, zone: string): string {
  const wallMs = Date.parse(`${day}T${clock}:00Z`);
  // The clock may be put forward or back between the two: what holds at the first guess need not hold at the time itself.
  const guessMs = wallMs - offsetMs(wallMs, zone);
  return new Date(wallMs - offsetMs(guessMs, zone)).toISOString();
}
