import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** An event that a calendar has: its id that calendars share, and how it repeats. */
export type KnownEvent = Pick<ServiceEvent, 'iCalUID' | 'start' | 'recurrence'>;

/** Which events a calendar has. */
export function knownEventsQuery(calendarId: string) {
  const params = {
    calendarId,
    maxResults: maxPageSize('calendar.events.list'),
    fields: 'nextPageToken,items(iCalUID,start,recurrence)',
  };
  return queryOptions({
    queryKey: ['calendar.events.list', params],
    queryFn: async ({ signal }): Promise<readonly KnownEvent[]> => {
      const events: KnownEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) events.push(event);
      return events;
    },
    staleTime: 0,
  });
}
