import type { EventTimes, StoredEvent } from '#calendar/events/model/event.ts';
import { startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';

/** The same dates of an all-day event in another zone. */
export function moveDays(
  { isAllDay, startAt, endAt, startZone, endZone }: EventTimes,
  from: string,
  to: string,
): EventTimes {
  if (!isAllDay) return { isAllDay, startAt, endAt, startZone, endZone };
  const move = (ms: number) => startOfDate(toUtcMidnight(ms, from), to);
  return { isAllDay, startAt: move(startAt), endAt: move(endAt), startZone, endZone };
}

/** The same date of an all-day exception's original start in another zone. */
export function moveOriginal(
  { startAt, isAllDay }: NonNullable<StoredEvent['original']>,
  from: string,
  to: string,
): NonNullable<StoredEvent['original']> {
  return { startAt: isAllDay ? startOfDate(toUtcMidnight(startAt, from), to) : startAt, isAllDay };
}
