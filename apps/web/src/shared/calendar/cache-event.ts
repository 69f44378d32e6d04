import type { QueryClient } from '@tanstack/react-query';
import { eventQuery, isOccurrencesKey } from './calendar-queries.ts';
import type { ServiceEvent } from './occurrence.ts';

/** One event as it is after a write; without `event` it is no longer in that calendar. */
export type EventNow = { calendarId: string; eventId: string; event?: ServiceEvent };

/**
 * Puts the answer to a write into what was loaded before, so that screens show it at once. A list may so get an event
 * outside of its days, which screens cut off by themselves; all of it is to be loaded again afterwards.
 */
export function cacheEvent(client: QueryClient, { calendarId, eventId, event }: EventNow): void {
  client.setQueryData(eventQuery(calendarId, eventId).queryKey, (before) => event ?? before);
  client.setQueriesData<ServiceEvent[]>(
    { predicate: ({ queryKey }) => isOccurrencesKey(queryKey, calendarId) },
    (before) => {
      const others = before?.filter(({ id }) => id !== eventId);
      return event ? others?.concat(event) : others;
    },
  );
}
