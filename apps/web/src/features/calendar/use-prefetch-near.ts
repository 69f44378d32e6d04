import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { type Period, shiftPeriod } from './period.ts';
import { calendarEventsQuery, type EventFilter } from './period-events-query.ts';

/**
 * Loads what lies before and after the period when the browser has nothing better to do, one list after the other: what
 * the person does meanwhile must not wait for a row of lists that nobody may look at.
 */
export function usePrefetchNear(
  calendars: readonly CalendarInfo[],
  period: Period,
  { filter, isReady }: { filter: EventFilter; isReady: boolean },
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The years before and after are seldom looked at, and are much to load.
    if (!isReady || period.view === 'year') return undefined;
    const abort = new AbortController();
    const near = [shiftPeriod(period, 1), shiftPeriod(period, -1)];
    const queries = near.flatMap((other) => calendars.map(({ id }) => calendarEventsQuery(id, other, filter)));
    const stopWaiting = onIdle(() => void prefetchInTurn(queryClient, queries, abort.signal));
    return () => {
      stopWaiting();
      abort.abort();
    };
  }, [queryClient, calendars, period, filter, isReady]);
}

/** What was loaded before, even if it has changed since, is loaded anew only once it is looked at. */
async function prefetchInTurn(
  client: QueryClient,
  queries: readonly ReturnType<typeof calendarEventsQuery>[],
  signal: AbortSignal,
): Promise<void> {
  for (const query of queries) {
    if (signal.aborted) return;
    if (client.getQueryData(query.queryKey) === undefined) await client.prefetchQuery(query);
  }
}

const LATEST_MS = 2000;
const IDLE_FALLBACK_MS = 500; // Safari has no idle callback.

function onIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
