import { ApiError } from '@rotunda/api-client/errors';
import { toRow } from '#features/events/list/event-row.ts';
import { api } from '#shared/api/api.ts';
import { getEventKey, type Occurrence } from '#shared/calendar/occurrence.ts';
import { listExceptions } from '#shared/calendar/series/series-exceptions.ts';

const CONCURRENT_READS = 4;

/**
 * Returns the search results with whole series: a series replaces its occurrences, with all those that were individually changed
 * or cancelled, at any time. An occurrence whose series the user cannot read remains a single event. Rejects if a read fails.
 */
export async function completeSeries(rows: readonly Occurrence[]): Promise<readonly Occurrence[]> {
  const all = new Map(rows.map((row) => [row.key, row]));
  const occurrences = Map.groupBy(rows, getSeriesKey);
  const found = new Map(rows.flatMap((row) => (row.event.recurrence ? [[row.key, row]] : [])));
  const keys = new Set([...found.keys(), ...occurrences.keys()]);
  const open = [...keys].filter((key) => key !== undefined);
  const readNext = async (): Promise<void> => {
    for (let key = open.shift(); key !== undefined; key = open.shift()) {
      const own = occurrences.get(key) ?? [];
      const series = found.get(key) ?? (await readSeries(own));
      if (!series) continue;
      const { calendar, event } = series;
      const exceptions = await listExceptions(calendar.id, event);
      for (const row of own) all.delete(row.key);
      for (const row of [series, ...exceptions.flatMap((each) => toRow(each, calendar) ?? [])]) all.set(row.key, row);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, readNext));
  return [...all.values()];
}

function getSeriesKey({ calendar, event }: Occurrence): string | undefined {
  return event.recurringEventId && getEventKey(calendar.id, event.recurringEventId);
}

/** Reads the series of occurrences. Returns undefined if it was deleted, or if the user is only invited to occurrences. */
async function readSeries([first]: readonly Occurrence[]): Promise<Occurrence | undefined> {
  const eventId = first?.event.recurringEventId;
  if (!first || eventId === undefined) return undefined;
  const { calendar } = first;
  try {
    const series = await api.call('calendar.events.get', { calendarId: calendar.id, eventId });
    return series.recurrence && series.status !== 'cancelled' ? toRow(series, calendar) : undefined;
  } catch (error) {
    if (error instanceof ApiError && (error.failure === 'refused' || error.failure === 'not_found')) return undefined;
    throw error;
  }
}
