import { STEP_MINUTES } from '#features/calendar/view/grid-measure.ts';
import { findTypeFacts } from '#shared/calendar/event-types.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { type Shift, shiftTime } from '#shared/calendar/shift-time.ts';

/** Returns a time with another end. At least one step, or one day, remains. */
export function resizeTime(time: EventTime, { days, minutes }: Shift, zone: string): EventTime {
  if (time.isAllDay) {
    const least = time.start.add({ days: 1 });
    const end = time.end.add({ days });
    return { ...time, end: Temporal.PlainDate.compare(end, least) < 0 ? least : end };
  }
  const least = time.start.add({ minutes: STEP_MINUTES });
  const end = time.end.toZonedDateTimeISO(zone).add({ days }).add({ minutes }).toInstant();
  return { ...time, end: Temporal.Instant.compare(end, least) < 0 ? least : end };
}

const DAY_BEGINS = '09:00'; // The start time for an event that was all-day: a typical start of work.

/** Returns the whole day on which a time begins. */
export function toWholeDays(time: EventTime, zone: string): EventTime {
  if (time.isAllDay) return time;
  const start = time.start.toZonedDateTimeISO(zone).toPlainDate();
  return { isAllDay: true, start, end: start.add({ days: 1 }) };
}

/** Returns one hour on the first day of an all-day time. */
export function toOneHour(time: EventTime, zone: string): EventTime {
  if (!time.isAllDay) return time;
  const start = time.start.toZonedDateTime({ timeZone: zone, plainTime: DAY_BEGINS }).toInstant();
  return { isAllDay: false, start, end: start.add({ hours: 1 }) };
}

/** Reports whether an event can be either timed or all-day. The service restricts some types to one of them. */
export function canChangeKindOfTime({ type }: Occurrence): boolean {
  return findTypeFacts(type)?.canChangeKindOfTime === true;
}

/**
 * Returns how an arrow key changes a time in move mode: alone it moves the event, with Shift it moves the end. Returns undefined
 * for other keys.
 */
export function moveTimeByKey(
  time: EventTime,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  zone: string,
): EventTime | undefined {
  const shift = KEY_SHIFTS[key];
  if (!shift) return undefined;
  const change = shiftKey ? resizeTime : shiftTime;
  // For all-day events, up and down move by days, too.
  return change(time, time.isAllDay ? { days: shift.days || Math.sign(shift.minutes), minutes: 0 } : shift, zone);
}

const KEY_SHIFTS: Readonly<Record<string, Shift>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};
