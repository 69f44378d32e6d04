import { getEventKey, type Occurrence } from '#shared/calendar/occurrence.ts';

/** Returns the key of an occurrence's series. Returns undefined for single events and for whole series. */
export function getSeriesKey({ calendar, event }: Occurrence): string | undefined {
  return event.recurringEventId === undefined ? undefined : getEventKey(calendar.id, event.recurringEventId);
}
