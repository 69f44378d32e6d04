import { eventKey, type Occurrence } from '#shared/calendar/occurrence.ts';

/** Returns the key of an occurrence's series. Returns undefined for single events and for whole series. */
export function seriesKey({ calendar, event }: Occurrence): string | undefined {
  return event.recurringEventId === undefined ? undefined : eventKey(calendar.id, event.recurringEventId);
}
