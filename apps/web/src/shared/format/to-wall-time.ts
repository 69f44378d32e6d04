import { fromWallTime } from './from-wall-time.ts';
import { getDay } from './start-of-day.ts';

/** Returns the local time of a zone at a time: the day (`2026-11-21`) and the time of day (`09:30`). */
export function toWallTime(timeMs: number, zone: string): { day: string; clock: string } {
  const day = getDay(timeMs, zone);
  const minutes = Math.round((timeMs - Date.parse(fromWallTime(day, '00:00', zone))) / 60_000);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return { day, clock: `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}` };
}
