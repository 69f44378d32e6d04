import type { QueryClient } from '@tanstack/react-query';
import { eventQuery, isOccurrencesKey } from './calendar-queries.ts';
import type { ServiceEvent } from './occurrence.ts';

/** An event after a write. Without `event`, it is no longer in that calendar. */
export type EventSnapshot = { calendarId: string; eventId: string; event?: ServiceEvent };

/**
 * Writes the response of a write to the cache, so that screens show it immediately. A list may get an event outside its days,
 * which screens filter out. All of it must be refetched afterwards.
 */
export function cacheEvent(client: QueryClient, { calendarId, eventId, event }: EventSnapshot): void {
  client.setQueryData(eventQuery(calendarId, eventId).queryKey, (before) => event ?? before);
  client.setQueriesData<ServiceEvent[]>(
    { predicate: ({ queryKey }) => isOccurrencesKey(queryKey, calendarId) },
    (before) => {
      const others = before?.filter(({ id }) => id !== eventId);
      return event ? others?.concat(event) : others;
    },
  );
}
