import { ApiError } from '@rotunda/api-client/errors';
import { useQueries } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';
import { NOT_SHARED } from '#shared/calendar/free-busy-query.ts';
import type { TeamAvailability } from './use-team-availability.ts';

/** Each read takes a separate call. For the other calendars, the service rejects edits without permission. */
const MAX_READS = 20;

/**
 * Reports whether the user can edit calendars outside the list of calendars, by ID, where the service has responded. Skips what
 * the availability data already shows.
 */
export function useCalendarRights(
  calendarIds: readonly string[],
  availability: TeamAvailability,
): ReadonlyMap<string, boolean> {
  const toRead = listCalendarsToRead(calendarIds, availability);
  const known = useQueries({
    queries: toRead.map((calendarId) => ({
      ...operationQuery('calendar.events.list', { calendarId, maxResults: 1, fields: 'accessRole' }),
      retry: false,
    })),
    combine: (results) => results.map(({ data, error }) => canWriteTo(data?.accessRole, error)),
  });
  const hidden = calendarIds.filter((id) => availability.problems.get(id) === NOT_SHARED);
  return new Map([
    ...hidden.map((id) => [id, false] as const),
    ...toRead.flatMap((id, index) => (known[index] === undefined ? [] : [[id, known[index]] as const])),
  ]);
}

/** Returns the calendars whose access must be read: those that the user can see, up to a limit. */
export function listCalendarsToRead(
  calendarIds: readonly string[],
  { problems, isUnknown }: TeamAvailability,
): string[] {
  const isVisible = (id: string) => isUnknown || (problems.has(id) && problems.get(id) !== NOT_SHARED);
  return calendarIds.filter(isVisible).slice(0, MAX_READS);
}

function canWriteTo(accessRole: string | undefined, error: Error | null): boolean | undefined {
  if (error instanceof ApiError && (error.failure === 'refused' || error.failure === 'not_found')) return false;
  return accessRole === undefined ? undefined : isWritable({ id: '', name: '', color: '', accessRole });
}
