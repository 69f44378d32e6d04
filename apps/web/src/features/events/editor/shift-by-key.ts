import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';

const STEPS: Readonly<Record<string, Temporal.DurationLike>> = {
  ArrowUp: { minutes: -15 },
  ArrowDown: { minutes: 15 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

/** Shifts a time by a quarter of an hour or a day. Returns undefined for other keys, and for invalid times. */
export function shiftByKey(form: TimeForm, key: string): TimeForm | undefined {
  const step = STEPS[key];
  const time = readTimeForm(form);
  if (!step || 'problem' in time || time.isAllDay) return undefined;
  const start = time.start.toZonedDateTimeISO(form.zone).add(step).toInstant();
  return toTimeForm({ isAllDay: false, start, end: start.add(time.start.until(time.end)) }, form.zone);
}
