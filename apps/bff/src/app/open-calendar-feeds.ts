import type { components } from '@rotunda/api-client/bff-types';
import type { FeedRouteDeps } from '#features/calendar-feeds/feed-routes.ts';
import { FeedStore } from '#features/calendar-feeds/feed-store.ts';
import type { ServeFeedDeps } from '#features/calendar-feeds/serve-feed.ts';
import type { IndexRouteDeps } from '#features/indexes/routes/index-route-deps.ts';
import { NO_TIME } from '#features/indexes/store/row-store.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { type UserCallDeps, UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

type ApprovalRow = components['schemas']['ApprovalRow'];

/** Calendar feeds, with the routes that manage and serve them. */
export type CalendarFeeds = { routes: FeedRouteDeps; files: ServeFeedDeps };

const MAX_REVIEWS = 500;

/** Wires up the feeds of events and reviews for calendar apps. */
export function openCalendarFeeds(
  parts: UserWorkDeps & { limits: RateLimits },
  { watch, indexes }: { watch: UserCallDeps['watch']; indexes: Pick<IndexRouteDeps, 'rows' | 'crawls'> },
): CalendarFeeds {
  const { config, store, clock, sessions, audit, limits } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'feed');
  const feeds = new FeedStore(store, clock);
  const publicUrl = `${config.publicOrigin}${config.basePath}`;
  const common = { feeds, calls, trail: audit.trail, publicUrl };
  return {
    routes: common,
    files: {
      ...common,
      limits,
      clock,
      findForWork: (userId) => sessions.findForWork(userId),
      listDueReviews: (userId) => listDueReviews(indexes, userId),
    },
  };
}

/** Lists the pending approvals that have a due time. Reading them keeps their index active. */
async function listDueReviews({ rows, crawls }: Pick<IndexRouteDeps, 'rows' | 'crawls'>, userId: string) {
  await crawls.recordView({ userId, name: 'approvals' });
  const found = await rows.list<ApprovalRow>({
    userId,
    name: 'approvals',
    where: (build) => [build('is_mine', '=', 1), build('due_at', '<', NO_TIME)],
    sort: { column: 'due_at', isDescending: false },
    limit: MAX_REVIEWS,
    after: undefined,
  });
  return found.flatMap(({ body: { fileId, approvalId, title, dueTime } }) =>
    dueTime === undefined ? [] : [{ fileId, approvalId, title, dueTime }],
  );
}
