import type { Trigger } from './queries.ts';
import type { RepeatUnit } from './schedule-text.ts';
import type { TriggerDraft } from './trigger-writes.ts';

/** The form values of a trigger: `day` as `2026-11-23` and `clock` as `09:30`, or empty. */
export type TriggerForm = { functionName: string; unit: RepeatUnit; interval: string; day: string; clock: string };

/** The intervals in minutes that the public platform supports. */
const MINUTES = ['1', '5', '10', '15', '30'] as const;

/** Returns the default form of a new trigger: every day at nine, starting at the next nine o'clock. */
export function createForm(functionName: string): TriggerForm {
  return { functionName, unit: 'DAYS', interval: '1', day: '', clock: '' };
}

/** Returns the form values of a trigger, with its next run in a time zone. */
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

/** Returns the reason why a form cannot be sent. Returns undefined if it can. */
export function findFormProblem({ functionName, unit, interval, day, clock }: TriggerForm): string | undefined {
  if (functionName.trim() === '') return 'Choose a function first.';
  if (unit === 'ONCE') return day === '' || clock === '' ? 'Enter the day and the time of the run.' : undefined;
  const count = Number(interval);
  if (!Number.isInteger(count) || count < 1 || count > 1000) return 'Enter an interval from 1 to 1000.';
  return (day === '') === (clock === '') ? undefined : 'Enter both the day and the time of the next run, or neither.';
}

/** Returns the trigger for the form values. */
export function toDraft({ functionName, unit, interval, day, clock }: TriggerForm, zone: string): TriggerDraft {
  const time =
    day === '' ? undefined : Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: clock });
  return {
    functionName: functionName.trim(),
    schedule: unit === 'ONCE' ? { repeat: unit } : { repeat: unit, interval: unit === 'MONTHS' ? 1 : Number(interval) },
    ...(time && { nextRunTime: time.toInstant().toString() }),
  };
}

/** Returns the intervals to choose from for a unit. If there are none, any interval can be typed. */
export function listOfferedIntervals(unit: RepeatUnit): readonly string[] {
  return unit === 'MINUTES' ? MINUTES : [];
}
