import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { operationQuery } from '#shared/operation-query.ts';
import type { CalendarEntry } from './occurrence.ts';

const PAGE_SIZE = 250;
const FRESH_MS = 60_000; // Going back and forth between screens does not ask for the same list again.

/** The calendars of the person's list, all pages. Hidden ones are not among them. */
export const calendarListQuery = queryOptions({
  queryKey: ['calendar.calendarList.list', 'all'],
  queryFn: async ({ signal }) => {
    const entries: CalendarEntry[] = [];
    const params = { maxResults: PAGE_SIZE };
    for await (const entry of api.items('calendar.calendarList.list', params, { signal })) entries.push(entry);
    return entries;
  },
  staleTime: FRESH_MS,
});

/** The colours that events can have of their own. They hardly ever change. */
export const colorsQuery = { ...operationQuery('calendar.colors.get', {}), staleTime: Number.POSITIVE_INFINITY };

/** One event: a single one, an occurrence of a repeated one, or the repeated one itself, which alone knows its rule. */
export function eventQuery(calendarId: string, eventId: string) {
  return operationQuery('calendar.events.get', { calendarId, eventId });
}

/** Loads again what is shown of calendars and events; what is not shown, when it is next. */
export function useRenew(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const id of ['calendar.calendarList.list', 'calendar.events.list', 'calendar.events.get']) {
      void queryClient.invalidateQueries({ queryKey: [id] });
    }
  };
}
