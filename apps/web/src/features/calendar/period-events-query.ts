import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { getOccurrencesKey } from '#shared/calendar/calendar-queries.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { type Period, toQueryBounds } from './view/period.ts';
import type { CalendarSearch } from './view/search.ts';

const PERIOD_EVENTS_PAGE_SIZE = 250;
// The year view only counts events, so it omits all fields that counting does not need.
const YEAR_EVENTS_PAGE_SIZE = getMaxPageSize('calendar.events.list');
const YEAR_FIELDS = 'nextPageToken,items(id,status,start,end,eventType)';
const FRESH_MS = 60_000; // Switching between weeks does not refetch the same week.

/** The filter that the service applies to events. It omits deleted events unless they are requested. */
export type EventFilter = Pick<CalendarSearch, 'types' | 'deleted'>;

/** Returns the query of one calendar's events around a period, from all pages. Recurring events are expanded to occurrences. */
export function calendarEventsQuery(calendarId: string, period: Period, { types, deleted }: EventFilter) {
  const params = {
    calendarId,
    ...toQueryBounds(period),
    singleEvents: true,
    orderBy: 'startTime' as const,
    ...(types && { eventTypes: types }),
    ...(deleted && { showDeleted: true }),
    ...(period.view === 'year'
      ? { maxResults: YEAR_EVENTS_PAGE_SIZE, fields: YEAR_FIELDS }
      : { maxResults: PERIOD_EVENTS_PAGE_SIZE }),
  };
  return queryOptions({
    queryKey: getOccurrencesKey(params),
    queryFn: async ({ signal }) => {
      const events: ServiceEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) events.push(event);
      return events;
    },
    staleTime: FRESH_MS,
  });
}
