import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { occurrencesKey } from '#shared/calendar/calendar-queries.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { type Period, queryBounds } from './view/period.ts';
import type { CalendarSearch } from './view/search.ts';

const PERIOD_EVENTS_PAGE_SIZE = 250;
// A year only counts: what a count does not need is not sent.
const YEAR_EVENTS_PAGE_SIZE = maxPageSize('calendar.events.list');
const YEAR_FIELDS = 'nextPageToken,items(id,status,start,end,eventType)';
const FRESH_MS = 60_000; // Going back and forth between weeks does not ask for the same week again.

/** What the service leaves out of the events; deleted ones are left out unless they are asked for. */
export type EventFilter = Pick<CalendarSearch, 'types' | 'deleted'>;

/** The events of one calendar around a period, all pages; repeated ones as single occurrences. */
export function calendarEventsQuery(calendarId: string, period: Period, { types, deleted }: EventFilter) {
  const params = {
    calendarId,
    ...queryBounds(period),
    singleEvents: true,
    orderBy: 'startTime' as const,
    ...(types && { eventTypes: types }),
    ...(deleted && { showDeleted: true }),
    ...(period.view === 'year'
      ? { maxResults: YEAR_EVENTS_PAGE_SIZE, fields: YEAR_FIELDS }
      : { maxResults: PERIOD_EVENTS_PAGE_SIZE }),
  };
  return queryOptions({
    queryKey: occurrencesKey(params),
    queryFn: async ({ signal }) => {
      const events: ServiceEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) events.push(event);
      return events;
    },
    staleTime: FRESH_MS,
  });
}
