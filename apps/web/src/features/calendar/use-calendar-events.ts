import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getDays } from '#shared/calendar/event-days.ts';
import type { FailedCalendar } from '#shared/calendar/failed-calendars.tsx';
import { type CalendarInfo, type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import { useEventPalette } from './event/use-event-palette.ts';
import { calendarEventsQuery, type EventFilter } from './period-events-query.ts';
import { usePrefetchAdjacentPeriods } from './use-prefetch-adjacent-periods.ts';
import { getEnds, type Period, toQueryBounds } from './view/period.ts';

/** Returns the events of all selected calendars in a period that pass a filter. A failing calendar does not affect the others. */
export function useCalendarEvents(
  calendars: readonly CalendarInfo[],
  period: Period,
  { zone, filter }: { zone: string; filter: EventFilter },
) {
  const results = useQueries({
    queries: calendars.map(({ id }) => calendarEventsQuery(id, period, filter)),
    combine: combineResults,
  });
  const isHeld = useDelayedReveal(JSON.stringify([toQueryBounds(period), filter]), results);
  const data = isHeld ? NOTHING : results.data;
  const { palette, labelPalette } = useEventPalette(calendars, data);
  const occurrences = useMemo(() => {
    const all = calendars.flatMap((calendar, index) =>
      (data[index] ?? []).flatMap((event) => toOccurrence(event, calendar, { ...palette, ...labelPalette }) ?? []),
    );
    return selectPeriod(all, period, zone);
  }, [calendars, data, palette, labelPalette, period, zone]);
  usePrefetchAdjacentPeriods(calendars, period, { filter, isReady: !results.isFetching });
  const failed = results.failures.flatMap(({ index, error, retry }): FailedCalendar[] => {
    const calendar = calendars[index];
    return calendar ? [{ calendar, error, retry }] : [];
  });
  const { readCount, isFetching, asOfMs } = results;
  return { occurrences, failed, isPending: results.isPending || isHeld, readCount, isFetching, asOfMs };
}

const NOTHING: Combined['data'] = [];
const HOLD_MS = 1_000;

/**
 * Reports whether the events of a newly shown period are held back until all calendars have loaded, so that events do not shift
 * each other. Does not wait for a calendar that takes much longer than the first.
 */
function useDelayedReveal(shown: string, { hasStarted, isComplete }: Combined): boolean {
  const [released, setReleased] = useState<string>();
  useEffect(() => {
    if (!hasStarted) return undefined;
    const timer = setTimeout(() => setReleased(shown), isComplete ? 0 : HOLD_MS);
    return () => clearTimeout(timer);
  }, [shown, hasStarted, isComplete]);
  return !isComplete && released !== shown;
}

type Combined = {
  data: readonly (readonly ServiceEvent[] | undefined)[];
  failures: readonly { index: number; error: Error; retry: () => void }[];
  /** Whether nothing has loaded yet. */
  isPending: boolean;
  /** Whether at least one calendar has loaded or failed. */
  hasStarted: boolean;
  /** Whether all calendars have loaded or failed. */
  isComplete: boolean;
  /** The number of calendars whose latest load succeeded. Earlier successful loads do not count. */
  readCount: number;
  isFetching: boolean;
  /** The time of the oldest data, in Unix milliseconds. */
  asOfMs: number;
};

function combineResults(results: UseQueryResult<ServiceEvent[]>[]): Combined {
  return {
    data: results.map((result) => result.data),
    failures: results.flatMap(({ error, refetch }, index) =>
      error ? [{ index, error, retry: () => void refetch() }] : [],
    ),
    isPending: results.length > 0 && results.every((result) => result.isPending),
    hasStarted: results.some((result) => !result.isPending),
    isComplete: results.every((result) => !result.isPending),
    readCount: results.filter(({ data, error }) => data !== undefined && !error).length,
    isFetching: results.some((result) => result.isFetching),
    asOfMs: Math.min(...results.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []))),
  };
}

/** The request covers slightly more than the period. This function limits the events to the days of the period in the zone. */
function selectPeriod(all: readonly Occurrence[], period: Period, zone: string): readonly Occurrence[] {
  const [periodFirst, periodLast] = getEnds(period);
  const within = all.filter((occurrence) => {
    const [first, last] = getDays(occurrence, zone);
    return Temporal.PlainDate.compare(last, periodFirst) >= 0 && Temporal.PlainDate.compare(first, periodLast) <= 0;
  });
  const startMs = (occurrence: Occurrence) => {
    const { time } = occurrence;
    return time.isAllDay ? time.start.toZonedDateTime(zone).epochMilliseconds : time.start.epochMilliseconds;
  };
  return within.sort((a, b) => startMs(a) - startMs(b));
}
