import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';

const MOST = 250; // More is no help to decide by, and a series may have no end.

/**
 * How many occurrences a series has, in words: `12 occurrences`, `More than 250 occurrences`; with `from` (RFC 3339) only
 * those from then on.
 */
export function seriesCountQuery(calendarId: string, eventId: string, from?: string) {
  const params = { calendarId, eventId, maxResults: MOST, fields: 'items(id),nextPageToken', timeMin: from };
  return queryOptions({
    queryKey: ['calendar.events.instances', params, 'count'],
    queryFn: async ({ signal }) => {
      const { items = [], nextPageToken } = await api.call('calendar.events.instances', params, { signal });
      if (nextPageToken) return `More than ${items.length} occurrences`;
      return items.length === 1 ? '1 occurrence' : `${items.length} occurrences`;
    },
  });
}
