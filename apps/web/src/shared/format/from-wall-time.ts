import { offsetMs } from './start-of-day.ts';

/** Returns when the local time in a zone is a time (`09:30`) on a day (`2026-11-21`). RFC 3339. */
export function fromWallTime(day: string, clock: string, zone: string): string {
  const wallMs = Date.parse(`${day}T${clock}:00Z`);
  // The clock may change between the two, so the offset at the first guess may not apply at the time itself.
  const guessMs = wallMs - offsetMs(wallMs, zone);
  return new Date(wallMs - offsetMs(guessMs, zone)).toISOString();
}
