import { countOf } from '@rotunda/api-client/count-of';

/** Describes a reminder: `Email 2 hours before`. */
export function formatReminder({ method, minutes = 0 }: { method?: string; minutes?: number }): string {
  const by = method === 'email' ? 'Email' : 'Notification';
  if (minutes === 0) return `${by} as it begins`;
  const unit = UNITS.find(([size]) => minutes % size === 0);
  if (!unit) return `${by} ${countOf(minutes, 'minute')} before`;
  const count = minutes / unit[0];
  return `${by} ${countOf(count, unit[1])} before`;
}

const UNITS = [
  [10_080, 'week'],
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;
