import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type FeedList = components['schemas']['CalendarFeedList'];

/** A feed that calendar apps read at a secret URL. */
export type CalendarFeed = components['schemas']['CalendarFeed'];
/** A feed with its URL, which is only available on creation. */
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
/** The contents of a feed. */
export type FeedSource = Pick<components['schemas']['CalendarFeedDraft'], 'kind' | 'filter'>;

const PATH = '/api/calendar-feeds';

/** The maximum number of calendars in a feed. */
export const MAX_FEED_CALENDARS = 20;

/** The query of the user's feeds, newest first. */
export const feedsQuery = queryOptions({
  queryKey: ['bff.calendarFeeds.list', {}],
  queryFn: async ({ signal }): Promise<readonly CalendarFeed[]> =>
    (await callBff<FeedList>('bff.calendarFeeds.list', PATH, { signal })).feeds,
});

/** Creates a feed. */
export function createFeed(title: string, source: FeedSource): Promise<NewCalendarFeed> {
  return callBff('bff.calendarFeeds.create', PATH, { method: 'POST', body: { ...source, title } });
}

/** Revokes the URL of a feed. */
export function revokeFeed(feedId: string): Promise<void> {
  return callBff('bff.calendarFeeds.revoke', `${PATH}/${encodeURIComponent(feedId)}`, { method: 'DELETE' });
}
