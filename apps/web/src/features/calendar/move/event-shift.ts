import { STEP_MINUTES } from '#features/calendar/view/grid-measure.ts';
import { factsOfType } from '#shared/calendar/event-types.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { type Shift, shiftTime } from '#shared/calendar/shift-time.ts';

/** A time with another end; one step, or one day, is the least that stays. */
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

const DAY_BEGINS = '09:00'; // Where the other kind of time is not known: a usual begin of work.

/** The whole day on which something begins. */
export function toWholeDays(time: EventTime, zone: string): EventTime {
  if (time.isAllDay) return time;
  const start = time.start.toZonedDateTimeISO(zone).toPlainDate();
  return { isAllDay: true, start, end: start.add({ days: 1 }) };
}

/** An hour of the first day of something that takes whole days. */
export function toOneHour(time: EventTime, zone: string): EventTime {
  if (!time.isAllDay) return time;
  const start = time.start.toZonedDateTime({ timeZone: zone, plainTime: DAY_BEGINS }).toInstant();
  return { isAllDay: false, start, end: start.add({ hours: 1 }) };
}

/** Whether an event can take whole days as well as hours; the service holds some types to one of them. */
export function canChangeKindOfTime({ type }: Occurrence): boolean {
  return factsOfType(type)?.canChangeKindOfTime === true;
}

/** How an arrow key changes a time in move mode: alone it moves the event, with Shift its end. Undefined for other keys. */
export function timeByKey(
  time: EventTime,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  zone: string,
): EventTime | undefined {
  const shift = KEY_SHIFTS[key];
  if (!shift) return undefined;
  const change = shiftKey ? resizeTime : shiftTime;
  // Up and down have no meaning of their own for whole days.
  return change(time, time.isAllDay ? { days: shift.days || Math.sign(shift.minutes), minutes: 0 } : shift, zone);
}

const KEY_SHIFTS: Readonly<Record<string, Shift>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};
