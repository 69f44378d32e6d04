import { maxPageSize } from '@rotunda/api-client/max-page-size';
import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { Topic } from '@rotunda/api-client/trait-types';
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import type { CalendarEntry } from './occurrence.ts';

const FRESH_MS = 60_000; // Going back and forth between screens does not ask for the same list again.

/** The calendars of the person's list, all pages. Hidden ones are not among them. */
export const calendarListQuery = queryOptions({
  queryKey: ['calendar.calendarList.list', 'all'],
  queryFn: async ({ signal }) => {
    const entries: CalendarEntry[] = [];
    const params = { maxResults: maxPageSize('calendar.calendarList.list') };
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

type OccurrencesParams = ParamsOf<'calendar.events.list'>;

/** The key of a list of events, repeated ones as single occurrences, of which screens choose what they show by its days. */
export function occurrencesKey(params: OccurrencesParams) {
  return ['calendar.events.list', params, 'occurrences'] as const;
}

/** Whether a key is that of such a list of one calendar, as it is without filters. */
export function isOccurrencesKey([operationId, params, kind]: QueryKey, calendarId: string): boolean {
  if (operationId !== 'calendar.events.list' || kind !== 'occurrences') return false;
  const { calendarId: id, eventTypes, showDeleted }: Partial<OccurrencesParams> = Object(params);
  return id === calendarId && eventTypes === undefined && showDeleted === undefined;
}

/** The person's own settings of the calendar service, by id. Their values are texts. */
export const calendarSettingsQuery = queryOptions({
  queryKey: ['calendar.settings.list', 'all'],
  queryFn: async ({ signal }) => {
    const settings = new Map<string, string>();
    const params = { maxResults: maxPageSize('calendar.settings.list') };
    for await (const { id, value } of api.items('calendar.settings.list', params, { signal })) {
      if (id !== undefined && value !== undefined) settings.set(id, value);
    }
    return settings;
  },
  staleTime: 10 * FRESH_MS,
});

const CALENDAR_TOPICS: readonly Topic[] = [
  'calendarAccess',
  'calendarList',
  'calendars',
  'events',
  'events:{calendarId}',
];

/** Whether what an operation reads changes with events, calendars and who may see them. */
export function showsCalendars(operationId: string): boolean {
  return shownTopics[operationId]?.some((topic) => CALENDAR_TOPICS.includes(topic)) ?? false;
}

/** Loads again what is shown of calendars and events; what is not shown, when it is next. */
export function useRenew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => showsCalendars(String(queryKey[0])) });
}
