import { dayOf } from './start-of-day.ts';
import { wallTime } from './wall-time.ts';

/** Returns the local time of a zone at a time: the day (`2026-11-21`) and the time of day (`09:30`). */
export function toWall(timeMs: number, zone: string): { day: string; clock: string } {
  const day = dayOf(timeMs, zone);
  const minutes = Math.round((timeMs - Date.parse(wallTime(day, '00:00', zone))) / 60_000);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return { day, clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` };
}
