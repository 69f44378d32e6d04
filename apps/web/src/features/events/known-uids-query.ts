import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** Which events a calendar has, by the id that calendars share. */
export function knownUidsQuery(calendarId: string) {
  const params = {
    calendarId,
    maxResults: maxPageSize('calendar.events.list'),
    fields: 'nextPageToken,items(iCalUID)',
  };
  return queryOptions({
    queryKey: ['calendar.events.list', params],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const uids: string[] = [];
      for await (const { iCalUID } of api.items('calendar.events.list', params, { signal })) {
        if (iCalUID !== undefined) uids.push(iCalUID);
      }
      return uids;
    },
    staleTime: 0,
  });
}
