import { type Context, Hono } from 'hono';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { eventFilter } from './feed-filter.ts';
import type { CalendarFeed, FeedStore } from './feed-store.ts';
import { readEventFeed } from './read-event-feed.ts';
import { type DueReview, toReviewEntries } from './review-feed.ts';
import type { FeedEntry } from './write-feed.ts';

export type ServeFeedDeps = {
  feeds: FeedStore;
  calls: Pick<UserCallExecutor, 'execute' | 'requireAllowed'>;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  listDueReviews: (userId: string) => Promise<readonly DueReview[]>;
  trail: AuditTrail;
  limits: RateLimits;
  clock: Clock;
  publicUrl: string;
};

const SUFFIX = '.ics';
const RETRY_SECONDS = 3_600;
const SIGNED_OUT = 'The owner of this feed is signed out of the console. The feed continues after their next sign-in.';

/**
 * `/feeds/{secret}.ics`: a feed, for calendar apps. They have no session: the secret identifies the feed, and its owner's current
 * permissions determine its content. Responses are not cached.
 */
export function feedFileRoutes(deps: ServeFeedDeps): Hono<AppEnv> {
  const { feeds, limits } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/:file', async (context) => {
    const file = context.req.param('file');
    const feed = file.endsWith(SUFFIX) ? await feeds.findByToken(file.slice(0, -SUFFIX.length)) : undefined;
    if (!feed) {
      await consumeRateLimit(limits, 'anonymous', context.get('clientAddress'));
      throw new ProblemError('not_found');
    }
    // Denials are recorded under the feed's ID, because the path contains the secret.
    context.set('audited', () => ({ action: 'feeds.read', target: feed.id }));
    await consumeRateLimit(limits, 'feed', feed.id);
    try {
      const text = await readFeed(deps, context, feed);
      await feeds.recordRead(feed, '');
      return context.text(text, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="feed.ics"',
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      await feeds.recordRead(feed, describeFailure(error));
      throw error;
    }
  });
  return routes;
}

/** Returns the failure message for the owner's list of feeds. */
function describeFailure(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'The feed could not be read.';
  return error.code === 'owner_signed_out'
    ? 'You were signed out when a calendar app last read the feed.'
    : error.message;
}

async function readFeed(deps: ServeFeedDeps, context: Context<AppEnv>, feed: CalendarFeed): Promise<string> {
  const { findForWork, trail, feeds, clock } = deps;
  const principal = await findForWork(feed.user_id);
  if (!principal) throw new ProblemError('owner_signed_out', { detail: SIGNED_OUT, retryAfterSeconds: RETRY_SECONDS });
  const requestId = context.get('requestId');
  const read = () => readEntries(deps, principal, feed, requestId);
  const { subject, email, sessionId } = principal;
  const actor = { requestId, subject, email, sessionId, source: context.get('clientAddress') };
  const isRecorded = await feeds.claimRecord(feed);
  const entries = await (isRecorded ? trail.perform(actor, { action: 'feeds.read', target: feed.id }, read) : read());
  // The library is loaded lazily with the first feed, to save memory if none is read.
  const { writeFeed } = await import('./write-feed.ts');
  return writeFeed(feed.title, entries, clock.nowMs());
}

async function readEntries(
  { calls, clock, listDueReviews, publicUrl }: ServeFeedDeps,
  principal: Principal,
  feed: CalendarFeed,
  requestId: string,
): Promise<FeedEntry[]> {
  if (feed.kind === 'reviews') {
    calls.requireAllowed(principal, 'drive.approvals.list');
    return toReviewEntries(await listDueReviews(feed.user_id), publicUrl);
  }
  const filter = eventFilter.parse(JSON.parse(feed.filter));
  return readEventFeed({ calls, principal, requestId, nowMs: clock.nowMs() }, filter);
}
