import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { type Period, queryBounds } from './period.ts';

const PAGE_SIZE = 250;
// A year only counts: what a count does not need is not sent.
const YEAR_PAGE_SIZE = 2500;
const YEAR_FIELDS = 'nextPageToken,items(id,status,start,end,eventType)';
const FRESH_MS = 60_000; // Going back and forth between weeks does not ask for the same week again.

/** The events of one calendar around a period, all pages; repeated ones as single occurrences. */
export function calendarEventsQuery(calendarId: string, period: Period) {
  const params = {
    calendarId,
    ...queryBounds(period),
    singleEvents: true,
    orderBy: 'startTime' as const,
    ...(period.view === 'year' ? { maxResults: YEAR_PAGE_SIZE, fields: YEAR_FIELDS } : { maxResults: PAGE_SIZE }),
  };
  return queryOptions({
    queryKey: ['calendar.events.list', params],
    queryFn: async ({ signal }) => {
      const events: ServiceEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) events.push(event);
      return events;
    },
    staleTime: FRESH_MS,
  });
}
