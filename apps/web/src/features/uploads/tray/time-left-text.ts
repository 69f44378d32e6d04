import { countOf } from '@rotunda/api-client/count-of';

/** Formats the approximate remaining time: `40 s left`, `3 min left`, `2 h left`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 90) return `${seconds} s left`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min left`;
  return seconds < 48 * 3_600
    ? `${Math.round(seconds / 3_600)} h left`
    : `${countOf(Math.round(seconds / 86_400), 'day')} left`;
}
