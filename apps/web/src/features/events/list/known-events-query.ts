import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** An event that exists in a calendar: its iCalendar UID and its recurrence. */
export type KnownEvent = Pick<ServiceEvent, 'iCalUID' | 'start' | 'recurrence'>;

/** Returns the query of the events that exist in a calendar. */
export function knownEventsQuery(calendarId: string) {
  const params = {
    calendarId,
    maxResults: getMaxPageSize('calendar.events.list'),
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
