import { offsetMs } from './offset-ms.ts';

const MINUTE_MS = 60_000;

/** Returns the local time of a zone at a time: the day (`2026-11-21`) and the time of day (`09:30`). */
export function toWallTime(timeMs: number, zone: string): { day: string; clock: string } {
  const wall = new Date(Math.round(timeMs / MINUTE_MS) * MINUTE_MS + offsetMs(timeMs, zone)).toISOString();
  const [day = '', time = ''] = wall.split('T');
  return { day, clock: time.slice(0, 'hh:mm'.length) };
}
