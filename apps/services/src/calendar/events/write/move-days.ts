import type { EventTimes, StoredEvent } from '#calendar/events/model/event.ts';
import { startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';

/** Moves an all-day event to the same dates in another time zone. */
export function moveDays(
  { isAllDay, startAt, endAt, startZone, endZone }: EventTimes,
  from: string,
  to: string,
): EventTimes {
  if (!isAllDay) return { isAllDay, startAt, endAt, startZone, endZone };
  const move = (ms: number) => startOfDate(toUtcMidnight(ms, from), to);
  return { isAllDay, startAt: move(startAt), endAt: move(endAt), startZone, endZone };
}

/** Moves the original start of an all-day exception to the same date in another time zone. */
export function moveOriginal(
  { startAt, isAllDay }: NonNullable<StoredEvent['original']>,
  from: string,
  to: string,
): NonNullable<StoredEvent['original']> {
  return { startAt: isAllDay ? startOfDate(toUtcMidnight(startAt, from), to) : startAt, isAllDay };
}
