import { ApiError } from '@rotunda/api-client/errors';
import { useQueries } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';

/** Whether the person can edit calendars, by their IDs, as far as the service has said. */
export function useCalendarRights(calendarIds: readonly string[]): ReadonlyMap<string, boolean> {
  const known = useQueries({
    queries: calendarIds.map((calendarId) => ({
      ...operationQuery('calendar.events.list', { calendarId, maxResults: 1, fields: 'accessRole' }),
      retry: false,
    })),
    combine: (results) => results.map(({ data, error }) => rightOf(data?.accessRole, error)),
  });
  return new Map(calendarIds.flatMap((id, index) => (known[index] === undefined ? [] : [[id, known[index]]])));
}

function rightOf(accessRole: string | undefined, error: Error | null): boolean | undefined {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return false;
  return accessRole === undefined ? undefined : isWritable({ id: '', name: '', color: '', accessRole });
}
