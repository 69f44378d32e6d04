import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A busy period. */
export type Busy = { start: Temporal.Instant; end: Temporal.Instant };

/** When someone is busy, or why that is unknown. */
export type FreeBusyRow = { id: string; busy: readonly Busy[]; problem: string | undefined };

/** The problem of a calendar that does not exist or is not visible to the user. */
export const NOT_SHARED = 'Not found or not shared with you';

const MAX_AT_ONCE = 50; // The service's limit of calendars per request.

/** Returns the query of when people and calendars are busy between two instants, by email address or ID. */
export function freeBusyQuery(ids: readonly string[], start: Temporal.Instant, end: Temporal.Instant) {
  const bounds = { timeMin: start.toString(), timeMax: end.toString() };
  return queryOptions({
    queryKey: ['calendar.freebusy.query', ids, bounds],
    queryFn: async ({ signal }): Promise<readonly FreeBusyRow[]> => {
      const parts = Array.from({ length: Math.ceil(ids.length / MAX_AT_ONCE) }, (_, part) =>
        ids.slice(part * MAX_AT_ONCE, (part + 1) * MAX_AT_ONCE),
      );
      const responses = await Promise.all(
        parts.map((part) =>
          api.call('calendar.freebusy.query', {}, { body: { ...bounds, items: part.map((id) => ({ id })) }, signal }),
        ),
      );
      const found = new Map(responses.flatMap(({ calendars = {} }) => Object.entries(calendars)));
      return ids.map((id) => toFreeBusyRow(id, found.get(id)));
    },
    enabled: ids.length > 0,
  });
}

function toFreeBusyRow(id: string, response: CalendarSchemas['FreeBusyCalendar'] | undefined): FreeBusyRow {
  const reason = response ? response.errors?.[0]?.reason : 'notFound';
  const busy = (response?.busy ?? []).flatMap(({ start, end }) =>
    start && end ? [{ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) }] : [],
  );
  return { id, busy, problem: reason === undefined ? undefined : (PROBLEMS[reason] ?? reason) };
}

const PROBLEMS: Readonly<Record<string, string>> = {
  notFound: NOT_SHARED,
  groupTooBig: 'The group has too many members',
  tooManyCalendarsRequested: 'Too many calendars were requested',
  internalError: 'Availability is unknown',
};
