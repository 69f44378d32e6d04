import type { Trigger } from './queries.ts';
import type { RepeatUnit } from './schedule-words.ts';
import type { TriggerDraft } from './trigger-writes.ts';

/** The fields of a trigger as they are typed: `day` as `2026-11-23`, `clock` as `09:30`, or empty. */
export type TriggerForm = { functionName: string; unit: RepeatUnit; interval: string; day: string; clock: string };

/** Intervals in minutes that the public platform has. */
const MINUTES = ['1', '5', '10', '15', '30'] as const;

/** What a new trigger of a function is at first: every day at nine, from the next nine o'clock on. */
export function newForm(functionName: string): TriggerForm {
  return { functionName, unit: 'DAYS', interval: '1', day: '', clock: '' };
}

/** The fields of a trigger, its next run by the clocks of a time zone. */
export function toForm({ functionName = '', schedule = {}, nextRunTime }: Trigger, zone: string): TriggerForm {
  const next = nextRunTime ? Temporal.Instant.from(nextRunTime).toZonedDateTimeISO(zone) : undefined;
  return {
    functionName,
    unit: schedule.repeat ?? 'DAYS',
    interval: String(schedule.interval ?? 1),
    day: next?.toPlainDate().toString() ?? '',
    clock: next?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '',
  };
}

/** What keeps a form from being sent; undefined when nothing does. */
export function formProblem({ functionName, unit, interval, day, clock }: TriggerForm): string | undefined {
  if (functionName.trim() === '') return 'Choose a function first.';
  if (unit === 'ONCE') return day === '' || clock === '' ? 'Enter the day and the time of the run.' : undefined;
  const count = Number(interval);
  if (!Number.isInteger(count) || count < 1 || count > 1000) return 'Enter an interval from 1 to 1000.';
  return (day === '') === (clock === '') ? undefined : 'Enter both the day and the time of the next run, or neither.';
}

/** The trigger that a form stands for. */
export function toDraft({ functionName, unit, interval, day, clock }: TriggerForm, zone: string): TriggerDraft {
  const time =
    day === '' ? undefined : Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: clock });
  return {
    functionName: functionName.trim(),
    schedule: unit === 'ONCE' ? { repeat: unit } : { repeat: unit, interval: unit === 'MONTHS' ? 1 : Number(interval) },
    ...(time && { nextRunTime: time.toInstant().toString() }),
  };
}

/** Intervals that are offered for a unit; any other can be typed where there are none. */
export function offeredIntervals(unit: RepeatUnit): readonly string[] {
  return unit === 'MINUTES' ? MINUTES : [];
}
