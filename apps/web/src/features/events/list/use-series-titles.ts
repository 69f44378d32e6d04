import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';

const MAX_SERIES = 30;

/** Returns rows in which deleted occurrences have the title of their series, because the service omits it. */
export function useSeriesTitles(rows: readonly Occurrence[]): readonly Occurrence[] {
  const keys = useMemo(() => [...new Set(rows.flatMap((row) => findSeries(row) ?? []))].slice(0, MAX_SERIES), [rows]);
  const titles = useQueries({
    queries: keys.map((key) => {
      const { calendarId, eventId } = JSON.parse(key) as SeriesKey;
      return { ...eventQuery(calendarId, eventId), retry: false };
    }),
    combine: (results) => JSON.stringify(results.map(({ data }) => data?.summary ?? '')),
  });
  return useMemo(() => {
    const texts: string[] = JSON.parse(titles);
    const known = new Map(texts.map((title, index) => [keys[index], title]));
    return rows.map((row) => {
      const title = known.get(findSeries(row));
      return title ? { ...row, title } : row;
    });
  }, [rows, keys, titles]);
}

type SeriesKey = { calendarId: string; eventId: string };

/** Returns the series of a deleted occurrence without a title. */
function findSeries({ event, state, calendar }: Occurrence): string | undefined {
  if (state !== 'cancelled' || event.summary || event.recurringEventId === undefined) return undefined;
  return JSON.stringify({ calendarId: calendar.id, eventId: event.recurringEventId } satisfies SeriesKey);
}
