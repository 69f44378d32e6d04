import { countOf } from '@rotunda/api-client/count-of';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

const OCCURRENCES_PAGE_SIZE = 250; // A higher count would not affect the decision, and a series may be endless.

const YEARS_DAYS = 5 * 365;

/**
 * Returns the query of the number of occurrences in a series: `12 occurrences`, `250+ occurrences`. Counts from `from` (RFC 3339)
 * until five years after `near`.
 */
export function seriesCountQuery(calendarId: string, eventId: string, bounds: { from: string; near: string }) {
  // A series may be endless, so by default the service only expands it for some years from now.
  const timeMax = Temporal.Instant.from(bounds.near)
    .add({ hours: 24 * YEARS_DAYS })
    .toString();
  const fields = 'items(id),nextPageToken';
  const params = { calendarId, eventId, maxResults: OCCURRENCES_PAGE_SIZE, fields, timeMin: bounds.from, timeMax };
  return queryOptions({
    queryKey: ['calendar.events.instances', params, 'count'],
    queryFn: async ({ signal }) => {
      const { items = [], nextPageToken } = await api.call('calendar.events.instances', params, { signal });
      if (nextPageToken) return `${items.length}+ occurrences`;
      return countOf(items.length, 'occurrence');
    },
  });
}
