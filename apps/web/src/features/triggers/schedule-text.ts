import type { TriggerSchedule } from './queries.ts';

/** The units of intervals in a schedule. */
export type RepeatUnit = NonNullable<TriggerSchedule['repeat']>;

const UNIT_LABELS: Readonly<Record<Exclude<RepeatUnit, 'ONCE'>, string>> = {
  MINUTES: 'minute',
  HOURS: 'hour',
  DAYS: 'day',
  WEEKS: 'week',
  MONTHS: 'month',
};

/** Describes how often a trigger runs: `Every 15 minutes`, `Once`. */
export function formatSchedule({ repeat, interval = 1 }: TriggerSchedule = {}): string {
  if (repeat === undefined) return 'Unknown schedule';
  if (repeat === 'ONCE') return 'Once';
  const unit = UNIT_LABELS[repeat];
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
}
