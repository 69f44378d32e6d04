import { countOf } from './count-of.ts';

/** A span of time as `45 minutes`, and in hours where there are two or more whole ones. */
export function minutesText(minutes: number): string {
  return minutes >= 120 && minutes % 60 === 0 ? countOf(minutes / 60, 'hour') : countOf(minutes, 'minute');
}
