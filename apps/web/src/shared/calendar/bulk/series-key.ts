import { eventKey, type Occurrence } from '#shared/calendar/occurrence.ts';

/** Names the series of an occurrence; undefined for single events and for series as a whole. */
export function seriesKey({ calendar, event }: Occurrence): string | undefined {
  return event.recurringEventId === undefined ? undefined : eventKey(calendar.id, event.recurringEventId);
}
