import { type QueryClient, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import { toRow } from './event-row.ts';
import { type FoundEvents, foundEventsQuery } from './found-events-query.ts';
import { type EventsSearch, toListParams } from './search.ts';

/** The maximum number of events loaded per calendar without a request. An endless series would never finish. */
const INITIAL_EVENT_LIMIT = 1000;

/**
 * Returns the matching events of several calendars as they load. A failing calendar does not affect the others. `stop` ends the
 * search after the pages in flight; `findRest` continues it to the end. `readAll` also continues to the end and returns all
 * matches at once; it throws if the search was stopped or a calendar failed.
 */
export function useEventSearch(search: EventsSearch, calendars: readonly CalendarInfo[], zone: string) {
  const client = useQueryClient();
  const params = calendars.map(({ id }) => toListParams(search, id, zone));
  const question = JSON.stringify(params);
  const reach = useMemo(() => ({ question, most: INITIAL_EVENT_LIMIT }), [question]);
  const queries = params.map((each) => foundEventsQuery(client, each, reach));
  const results = useQueries({ queries, combine: combineResults });
  const { order, gone } = search;
  const { found } = results;
  const rows = useMemo(() => toRows(found, calendars, { order, gone, zone }), [found, calendars, order, gone, zone]);
  const keys = queries.map(({ queryKey }) => queryKey);
  const findRest = async () => {
    reach.most = Number.POSITIVE_INFINITY;
    // Requests in flight continue automatically.
    const open = keys.filter((queryKey) => isOpen(client, queryKey));
    await Promise.all(
      open.map((queryKey) => client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })),
    );
  };
  const failed = results.failures.flatMap(({ index, ...failure }) => {
    const calendar = calendars[index];
    return calendar ? [{ calendar, ...failure }] : [];
  });
  const stop = () => {
    reach.most = 0;
  };
  async function* readAll(signal: AbortSignal) {
    signal.addEventListener('abort', stop, { once: true });
    await findRest();
    const ends = keys.map((queryKey) => client.getQueryState<FoundEvents, Error>(queryKey));
    const unfinished = ends.filter((end) => !end?.data || end.data.next !== undefined || end.error);
    if (unfinished.length > 0) throw unfinished.find((end) => end?.error)?.error ?? new DOMException('', 'AbortError');
    yield toRows(
      ends.map((end) => end?.data),
      calendars,
      { order, gone, zone },
    );
  }
  const { isPending, isFetching, pageCount, hasMore, asOfMs, readCount } = results;
  const shown = usePreviousWhilePending(
    { rows, hasMore, asOfMs, readCount, calendarCount: calendars.length },
    isPending,
  );
  const isOutdated = isPending && shown.rows.length > 0;
  return {
    ...shown,
    /** Whether the rows of the previous filters are shown until the new rows load. */
    isOutdated,
    isPending: isPending && !isOutdated,
    isFetching,
    pageCount,
    failed,
    stop,
    findRest,
    readAll,
  };
}

type Shown = {
  rows: readonly Occurrence[];
  hasMore: boolean;
  asOfMs: number;
  /** The number of calendars whose results loaded, excluding failed ones, and the total number of calendars. */
  readCount: number;
  calendarCount: number;
};

/** Returns the previous results while the current ones are loading. */
function usePreviousWhilePending(now: Shown, isPending: boolean): Shown {
  const [retained, setRetained] = useState(now);
  const isNew =
    retained.rows !== now.rows ||
    retained.hasMore !== now.hasMore ||
    retained.asOfMs !== now.asOfMs ||
    retained.readCount !== now.readCount ||
    retained.calendarCount !== now.calendarCount;
  if (!isPending && isNew) setRetained(now);
  return isPending ? retained : now;
}

function readFound(client: QueryClient, queryKey: readonly unknown[]): FoundEvents | undefined {
  return client.getQueryData<FoundEvents>(queryKey);
}

function isOpen(client: QueryClient, queryKey: readonly unknown[]): boolean {
  const hasFailed = client.getQueryState(queryKey)?.status === 'error';
  const isUnfinished = readFound(client, queryKey)?.next !== undefined;
  return hasFailed || isUnfinished || client.isFetching({ queryKey, exact: true }) > 0;
}

function combineResults(results: UseQueryResult<FoundEvents>[]) {
  const found = results.map(({ data }) => data);
  return {
    found,
    failures: results.flatMap(({ error, refetch }, index) =>
      error ? [{ index, error, retry: () => void refetch() }] : [],
    ),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: results.some(({ isFetching }) => isFetching),
    readCount: results.filter(({ data, error }) => data !== undefined && !error).length,
    /** Whether any calendar has further results. */
    hasMore: found.some((each) => each?.next !== undefined),
    /** The number of requested pages. */
    pageCount: found.reduce((sum, each) => sum + (each?.pageCount ?? 0), 0),
    asOfMs: Math.min(...results.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []))),
  };
}

function toRows(
  found: readonly (FoundEvents | undefined)[],
  calendars: readonly CalendarInfo[],
  { order, gone, zone }: Pick<EventsSearch, 'order' | 'gone'> & { zone: string },
): readonly Occurrence[] {
  const rows = calendars.flatMap((calendar, index) =>
    (found[index]?.events ?? []).flatMap((event) => toRow(event, calendar) ?? []),
  );
  const wanted = gone ? rows.filter(({ state }) => state === 'cancelled') : rows;
  const ranked = wanted.map((row) => ({ row, rank: order === 'updated' ? getChangedMs(row) : startMs(row, zone) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}

function startMs({ time }: Occurrence, zone: string): number {
  return time.isAllDay ? time.start.toZonedDateTime(zone).epochMilliseconds : time.start.epochMilliseconds;
}

function getChangedMs({ event }: Occurrence): number {
  return Date.parse(event.updated ?? '') || 0;
}
