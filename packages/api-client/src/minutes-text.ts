import { countOf } from './count-of.ts';

/** Formats a duration as `45 minutes`, or in hours if it is at least two whole hours. */
export function formatMinutes(minutes: number): string {
  return minutes >= 120 && minutes % 60 === 0 ? countOf(minutes / 60, 'hour') : countOf(minutes, 'minute');
}
