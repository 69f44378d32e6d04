import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { calendarEventsQuery, type EventFilter } from './period-events-query.ts';
import { type Period, shiftPeriod } from './view/period.ts';

/**
 * Prefetches the periods before and after the current one while the user is idle, one list at a time. The next period is then
 * available immediately, and user actions never wait for speculative requests.
 */
export function usePrefetchAdjacentPeriods(
  calendars: readonly CalendarInfo[],
  period: Period,
  { filter, isReady }: { filter: EventFilter; isReady: boolean },
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The adjacent years are rarely viewed, and large.
    if (!isReady || period.view === 'year') return undefined;
    const near = [shiftPeriod(period, 1), shiftPeriod(period, -1)];
    const queries = near.flatMap((other) => calendars.map(({ id }) => calendarEventsQuery(id, other, filter)));
    return runWhenIdle((signal) => void prefetchInTurn(queryClient, queries, signal));
  }, [queryClient, calendars, period, filter, isReady]);
}

/** Data that was loaded before is refetched only when it is shown, even if it is stale. */
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
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Runs the action after the user has not pressed or scrolled anything for a while. Any input aborts the action and restarts the
 * wait.
 */
function runWhenIdle(action: (signal: AbortSignal) => void): () => void {
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
  for (const doing of ACTIVITY_EVENTS) window.addEventListener(doing, startOver, { capture: true, passive: true });
  return () => {
    stop();
    for (const doing of ACTIVITY_EVENTS) window.removeEventListener(doing, startOver, { capture: true });
  };
}
