import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { type CalendarInfo, type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import { type EventsSearch, toListParams } from './search.ts';

/** Most events that are loaded of one calendar; a series without an end would never be over. */
const MOST = 1000;

type Found = { events: readonly ServiceEvent[]; hasMore: boolean };

/** The events of some calendars that match. A calendar that fails leaves the others alone. */
export function useEventSearch(search: EventsSearch, calendars: readonly CalendarInfo[], zone: string) {
  const results = useQueries({
    queries: calendars.map(({ id }) => foundEventsQuery(toListParams(search, id, zone))),
    combine: combineResults,
  });
  const rows = calendars.flatMap((calendar, index) =>
    (results.found[index]?.events ?? []).flatMap((event) => toOccurrence(event, calendar) ?? toStub(event, calendar)),
  );
  rows.sort((a, b) => startMs(a, zone) - startMs(b, zone));
  const failed = results.failures.flatMap(({ index, ...failure }) => {
    const calendar = calendars[index];
    return calendar ? [{ calendar, ...failure }] : [];
  });
  return { ...results, rows, failed };
}

function foundEventsQuery(params: ParamsOf<'calendar.events.list'>) {
  return queryOptions({
    queryKey: ['calendar.events.list', params, 'found'],
    queryFn: async ({ signal }): Promise<Found> => {
      const events: ServiceEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) {
        if (events.length === MOST) return { events, hasMore: true };
        events.push(event);
      }
      return { events, hasMore: false };
    },
  });
}

function combineResults(results: UseQueryResult<Found>[]) {
  return {
    found: results.map(({ data }) => data),
    failures: results.flatMap(({ error, refetch }, index) =>
      error ? [{ index, error, retry: () => void refetch() }] : [],
    ),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: results.some(({ isFetching }) => isFetching),
    hasMore: results.some(({ data }) => data?.hasMore),
    asOfMs: Math.min(...results.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []))),
  };
}

/** A deleted event may have lost its times; it is listed all the same, at the time of its last change. */
function toStub(event: ServiceEvent, calendar: CalendarInfo): Occurrence | [] {
  if (event.status !== 'cancelled') return [];
  const at = event.originalStartTime ?? { dateTime: event.updated ?? '1970-01-01T00:00:00Z' };
  const stub = toOccurrence({ ...event, start: at, end: at }, calendar);
  return stub ? { ...stub, event } : [];
}

function startMs({ time }: Occurrence, zone: string): number {
  return time.isAllDay ? time.start.toZonedDateTime(zone).epochMilliseconds : time.start.epochMilliseconds;
}
