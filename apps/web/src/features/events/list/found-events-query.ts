import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** What was found in one calendar so far. */
export type Found = {
  events: readonly ServiceEvent[];
  /** How many pages were asked for; pages may be empty. */
  pageCount: number;
  /** Where the search goes on; absent once it has come to the end. */
  next: string | undefined;
};

type Params = ParamsOf<'calendar.events.list'>;

const NOTHING: Found = { events: [], pageCount: 0, next: undefined };

/**
 * The events of one calendar that match, page after page until the reach is full; what has come is shown while
 * the rest is on its way. Read once more it goes on where it ended, if the reach has grown since and it is not out of date; otherwise it
 * begins anew, and shows nothing less before it has come as far as before.
 */
export function foundEventsQuery(client: QueryClient, params: Params, reach: { readonly most: number }) {
  const queryKey: readonly unknown[] = ['calendar.events.list', params, 'found'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Found> => {
      const known = client.getQueryData<Found>(queryKey) ?? NOTHING;
      const isOutdated = client.getQueryState(queryKey)?.isInvalidated === true;
      const isGoingOn = known.next !== undefined && reach.most > known.events.length && !isOutdated;
      let found = isGoingOn ? known : NOTHING;
      const start = { ...params, pageToken: found.next };
      for await (const { items = [], nextPageToken } of api.pages('calendar.events.list', start, { signal })) {
        found = {
          events: [...found.events, ...items],
          pageCount: found.pageCount + 1,
          next: nextPageToken || undefined,
        };
        const isFarEnough = found.events.length >= Math.max(reach.most, isGoingOn ? 0 : known.events.length);
        if (isFarEnough || found.next === undefined) break;
        if (found.events.length >= known.events.length) client.setQueryData(queryKey, found);
      }
      return found;
    },
  });
}
