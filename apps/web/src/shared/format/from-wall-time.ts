import { offsetMs } from './offset-ms.ts';

const DAY_MS = 86_400_000;

/**
 * Returns when the local time in a zone is a time (`09:30`) on a day (`2026-11-21`). RFC 3339. Of a time that occurs twice, the
 * first is returned. A time that a clock change skips is moved later by the length of the change.
 */
export function fromWallTime(day: string, clock: string, zone: string): string {
  const wallMs = Date.parse(`${day}T${clock}:00Z`);
  const [before, after] = [wallMs - DAY_MS, wallMs + DAY_MS].map((aroundMs) => wallMs - offsetMs(aroundMs, zone));
  const isValid = (timeMs = 0) => timeMs + offsetMs(timeMs, zone) === wallMs;
  return new Date((isValid(after) && !isValid(before) ? after : before) ?? 0).toISOString();
}
