import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { Busy, FreeBusyRow } from '#shared/calendar/free-busy-query.ts';
import { type EventTime, isTimesOnly, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';

const BUSY_EVENTS_PAGE_SIZE = 250;

/** The firm and tentative busy times of a calendar. `isOpen` is true if they could be distinguished. */
export type BusyTimes = { firm: readonly Busy[]; tentative: readonly Busy[]; isOpen: boolean };

/** A row as shown on the screen. */
export type NamedRow = FreeBusyRow & {
  name: string;
  /** The times with only tentative events, which count as free. */
  tentative: readonly Busy[];
  /** Whether tentative events count as busy, because the calendar's events are not shared with the user. */
  isClosed: boolean;
};

/**
 * Returns the query of the firm and tentative busy times of people and calendars. A calendar whose events cannot be read is not
 * open; this is not an error.
 */
export function busyTimesQuery(ids: readonly string[], start: Temporal.Instant, end: Temporal.Instant, zone: string) {
  const bounds = { timeMin: start.toString(), timeMax: end.toString() };
  return queryOptions({
    queryKey: ['calendar.freebusy.query', ids, { ...bounds, zone }, 'answers'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, BusyTimes>> => {
      const entries = ids.map(async (id) => [id, await readBusyTimes(id, bounds, zone, signal)] as const);
      return new Map(await Promise.all(entries));
    },
  });
}

const CLOSED: BusyTimes = { firm: [], tentative: [], isOpen: false };

async function readBusyTimes(
  calendarId: string,
  bounds: { timeMin: string; timeMax: string },
  zone: string,
  signal: AbortSignal,
): Promise<BusyTimes> {
  const params = { calendarId, ...bounds, singleEvents: true, maxResults: BUSY_EVENTS_PAGE_SIZE };
  const events: ServiceEvent[] = [];
  try {
    for await (const event of api.items('calendar.events.list', params, { signal })) events.push(event);
  } catch (error) {
    if (error instanceof ApiError && (error.failure === 'refused' || error.failure === 'not_found')) return CLOSED;
    throw error;
  }
  if (events.some(isTimesOnly)) return CLOSED;
  const calendar = { id: calendarId, name: calendarId, color: '' };
  const taking = events.flatMap((event) => {
    const row = event.transparency === 'transparent' ? undefined : toOccurrence(event, calendar);
    return row && row.state !== 'declined' && row.state !== 'cancelled' ? row : [];
  });
  const segments = (isTentative: boolean) =>
    taking.filter(({ state }) => (state === 'tentative') === isTentative).map(({ time }) => toBusy(time, zone));
  return { firm: segments(false), tentative: segments(true), isOpen: true };
}

/** Returns the rows without tentative times, where these are known. */
export function excludeTentative(rows: readonly NamedRow[], answers: ReadonlyMap<string, BusyTimes>): NamedRow[] {
  return rows.map((row) => {
    const answer = answers.get(row.id);
    if (!answer?.isOpen) return { ...row, isClosed: row.problem === undefined };
    return { ...row, busy: answer.firm, tentative: answer.tentative };
  });
}

function toBusy(time: EventTime, zone: string): Busy {
  if (!time.isAllDay) return time;
  return { start: time.start.toZonedDateTime(zone).toInstant(), end: time.end.toZonedDateTime(zone).toInstant() };
}
