import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';

const STEPS: Readonly<Record<string, Temporal.DurationLike>> = {
  ArrowUp: { minutes: -15 },
  ArrowDown: { minutes: 15 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

/** The time a quarter of an hour or a day earlier or later. Undefined for other keys, and for times that are wrong. */
export function shiftByKey(form: TimeForm, key: string): TimeForm | undefined {
  const step = STEPS[key];
  const time = readTimeForm(form);
  if (!step || 'problem' in time || time.isAllDay) return undefined;
  const start = time.start.toZonedDateTimeISO(form.zone).add(step).toInstant();
  return toTimeForm({ isAllDay: false, start, end: start.add(time.start.until(time.end)) }, form.zone);
}
