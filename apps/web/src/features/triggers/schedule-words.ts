import type { TriggerSchedule } from './queries.ts';

/** Units of intervals, as a schedule names them. */
export type RepeatUnit = NonNullable<TriggerSchedule['repeat']>;

const UNIT_WORDS: Readonly<Record<Exclude<RepeatUnit, 'ONCE'>, string>> = {
  MINUTES: 'minute',
  HOURS: 'hour',
  DAYS: 'day',
  WEEKS: 'week',
  MONTHS: 'month',
};

/** How often a trigger runs, in words: `Every 15 minutes`, `Once`. */
export function scheduleWords({ repeat, interval = 1 }: TriggerSchedule = {}): string {
  if (repeat === undefined) return 'Unknown schedule';
  if (repeat === 'ONCE') return 'Once';
  const unit = UNIT_WORDS[repeat];
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
}
