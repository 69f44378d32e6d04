import type { EventTime } from '#shared/calendar/occurrence.ts';

/** The form values of a time. The end date of an all-day time is inclusive. */
export type TimeForm = {
  isAllDay: boolean;
  startDate: string;
  /** A time such as `09:00`. Retained while the event is all-day. */
  startClock: string;
  endDate: string;
  endClock: string;
  /** The IANA name of the zone for the times. */
  zone: string;
};

const NINE = '09:00';
const TEN = '10:00';

/** Returns the form values of a time. */
export function toTimeForm(time: EventTime, zone: string): TimeForm {
  if (time.isAllDay) {
    const last = time.end.subtract({ days: 1 });
    return {
      isAllDay: true,
      startDate: time.start.toString(),
      startClock: NINE,
      endDate: last.toString(),
      endClock: TEN,
      zone,
    };
  }
  const [start, end] = [time.start.toZonedDateTimeISO(zone), time.end.toZonedDateTimeISO(zone)];
  return { isAllDay: false, ...startAt(start), ...endAt(end), zone };
}

/** Parses the form values. Returns the time, or the problem if they are invalid. */
export function readTimeForm(form: TimeForm): EventTime | { problem: string } {
  try {
    const [first, last] = [Temporal.PlainDate.from(form.startDate), Temporal.PlainDate.from(form.endDate)];
    if (form.isAllDay) {
      const isBackwards = Temporal.PlainDate.compare(last, first) < 0;
      if (isBackwards) return { problem: 'The end date is before the start date.' };
      return { isAllDay: true, start: first, end: last.add({ days: 1 }) };
    }
    const start = getInstant(first, form.startClock, form.zone);
    const end = getInstant(last, form.endClock, form.zone);
    if (Temporal.Instant.compare(end, start) <= 0) return { problem: 'The end must be after the start.' };
    return { isAllDay: false, start, end };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'Enter a date and a time.' };
    throw error;
  }
}

/** Changes the start and shifts the end, so that the duration stays the same. */
export function withStart(form: TimeForm, change: { startDate?: string; startClock?: string }): TimeForm {
  const next = { ...form, ...change };
  const [before, moved] = [readTimeForm(form), readTimeForm({ ...next, endDate: '9999-12-31' })];
  if ('problem' in before || 'problem' in moved) return next;
  if (before.isAllDay || moved.isAllDay) {
    if (!before.isAllDay || !moved.isAllDay) return next;
    const end = moved.start.add({ days: before.start.until(before.end).days });
    return { ...next, endDate: end.subtract({ days: 1 }).toString() };
  }
  const end = moved.start.add(before.start.until(before.end)).toZonedDateTimeISO(form.zone);
  return { ...next, ...endAt(end) };
}

function getInstant(date: Temporal.PlainDate, clock: string, zone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(clock) }).toInstant();
}

function startAt(at: Temporal.ZonedDateTime): Pick<TimeForm, 'startDate' | 'startClock'> {
  return { startDate: at.toPlainDate().toString(), startClock: getClock(at) };
}

function endAt(at: Temporal.ZonedDateTime): Pick<TimeForm, 'endDate' | 'endClock'> {
  return { endDate: at.toPlainDate().toString(), endClock: getClock(at) };
}

function getClock(at: Temporal.ZonedDateTime): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' });
}
