import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { Topic } from '@rotunda/api-client/trait-types';
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import type { CalendarEntry } from './occurrence.ts';

const FRESH_MS = 60_000; // Switching between screens does not refetch the same list.

/** The query of the user's list of calendars, from all pages. Hidden calendars are excluded. */
export const calendarListQuery = queryOptions({
  queryKey: ['calendar.calendarList.list', 'all'],
  queryFn: async ({ signal }) => {
    const entries: CalendarEntry[] = [];
    const params = { maxResults: getMaxPageSize('calendar.calendarList.list') };
    for await (const entry of api.items('calendar.calendarList.list', params, { signal })) entries.push(entry);
    return entries;
  },
  staleTime: FRESH_MS,
});

/** The query of the custom event colours. They rarely change. */
export const colorsQuery = { ...operationQuery('calendar.colors.get', {}), staleTime: Number.POSITIVE_INFINITY };

/**
 * Returns the query of one event: a single event, an occurrence, or the recurring event itself, which alone contains the rule.
 */
export function eventQuery(calendarId: string, eventId: string) {
  return operationQuery('calendar.events.get', { calendarId, eventId });
}

type OccurrencesParams = ParamsOf<'calendar.events.list'>;

/** Returns the key of a list of events with series expanded to occurrences. Screens use its days to select what they show. */
export function getOccurrencesKey(params: OccurrencesParams) {
  return ['calendar.events.list', params, 'occurrences'] as const;
}

/** Reports whether a key belongs to an unfiltered list of one calendar's occurrences. */
export function isOccurrencesKey([operationId, params, kind]: QueryKey, calendarId: string): boolean {
  if (operationId !== 'calendar.events.list' || kind !== 'occurrences') return false;
  const { calendarId: id, eventTypes, showDeleted }: Partial<OccurrencesParams> = Object(params);
  return id === calendarId && eventTypes === undefined && showDeleted === undefined;
}

/** The query of the user's calendar service settings, by ID. Their values are strings. */
export const calendarSettingsQuery = queryOptions({
  queryKey: ['calendar.settings.list', 'all'],
  queryFn: async ({ signal }) => {
    const settings = new Map<string, string>();
    const params = { maxResults: getMaxPageSize('calendar.settings.list') };
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

/** Reports whether the result of an operation depends on events, calendars or their access. */
export function isCalendarRead(operationId: string): boolean {
  return shownTopics[operationId]?.some((topic) => CALENDAR_TOPICS.includes(topic)) ?? false;
}

/** Returns a function that refetches shown calendar data, and marks all other calendar data as stale. */
export function useInvalidateCalendarData(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCalendarRead(String(queryKey[0])) });
}
