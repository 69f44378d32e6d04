import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { calendarEventsQuery, type EventFilter } from './period-events-query.ts';
import { type Period, shiftPeriod } from './view/period.ts';

/**
 * Loads what lies before and after the period when nobody does anything, one list after the other: who lingers on a week
 * has the next one at once, and what somebody does meanwhile never waits for lists that nobody may look at.
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
    const near = [shiftPeriod(period, 1), shiftPeriod(period, -1)];
    const queries = near.flatMap((other) => calendars.map(({ id }) => calendarEventsQuery(id, other, filter)));
    return whenQuiet((signal) => void prefetchInTurn(queryClient, queries, signal));
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

const QUIET_MS = 2000;
const DOINGS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Acts once nobody has pressed or scrolled anything for a while. Who does so ends what is going on, and the wait begins anew. */
function whenQuiet(action: (signal: AbortSignal) => void): () => void {
  let attempt = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    attempt.abort();
  };
  const startOver = () => {
    stop();
    attempt = new AbortController();
    const { signal } = attempt;
    timer = setTimeout(() => action(signal), QUIET_MS);
  };
  startOver();
  for (const doing of DOINGS) window.addEventListener(doing, startOver, { capture: true, passive: true });
  return () => {
    stop();
    for (const doing of DOINGS) window.removeEventListener(doing, startOver, { capture: true });
  };
}
