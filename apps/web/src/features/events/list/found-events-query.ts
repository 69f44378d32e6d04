import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** The results found in one calendar so far. */
export type FoundEvents = {
  events: readonly ServiceEvent[];
  /** The number of requested pages. Pages may be empty. */
  pageCount: number;
  /** The token to continue the search. Undefined at the end. */
  next: string | undefined;
};

type Params = ParamsOf<'calendar.events.list'>;

const NOTHING: FoundEvents = { events: [], pageCount: 0, next: undefined };

/**
 * Returns the query of one calendar's matching events. Loads pages until the reach is full, and shows results while more are
 * loading. A refetch continues at the last page if the reach has grown and the data is not stale. Otherwise it starts again, and
 * retains the previous results until it has reached the same point.
 */
export function foundEventsQuery(client: QueryClient, params: Params, reach: { readonly most: number }) {
  const queryKey: readonly unknown[] = ['calendar.events.list', params, 'found'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<FoundEvents> => {
      const known = client.getQueryData<FoundEvents>(queryKey) ?? NOTHING;
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
