import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type FeedList = components['schemas']['CalendarFeedList'];

/** A feed that calendar apps read by a secret address. */
export type CalendarFeed = components['schemas']['CalendarFeed'];
/** The same with its address, which is known only when it is created. */
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
/** What a feed is about. */
export type FeedSource = Pick<components['schemas']['CalendarFeedDraft'], 'kind' | 'filter'>;

const PATH = '/api/calendar-feeds';

/** Most calendars that one feed has. */
export const MAX_FEED_CALENDARS = 20;

/** The feeds of the person, newest first. */
export const feedsQuery = queryOptions({
  queryKey: ['bff.calendarFeeds.list', {}],
  queryFn: async ({ signal }): Promise<readonly CalendarFeed[]> =>
    (await callBff<FeedList>('bff.calendarFeeds.list', PATH, { signal })).feeds,
});

/** Creates a feed. */
export function createFeed(title: string, source: FeedSource): Promise<NewCalendarFeed> {
  return callBff('bff.calendarFeeds.create', PATH, { method: 'POST', body: { ...source, title } });
}

/** Makes the address of a feed stop working. */
export function revokeFeed(feedId: string): Promise<void> {
  return callBff('bff.calendarFeeds.revoke', `${PATH}/${encodeURIComponent(feedId)}`, { method: 'DELETE' });
}
