import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { eventFilter } from './feed-filter.ts';
import type { CalendarFeed, FeedStore } from './feed-store.ts';

type FeedBody = components['schemas']['CalendarFeed'];
type FeedList = components['schemas']['CalendarFeedList'];
type NewFeed = components['schemas']['NewCalendarFeed'];

/** The dependencies of the feed routes. Sessions and roles are checked before the routes are reached. */
export type FeedRouteDeps = {
  feeds: FeedStore;
  calls: Pick<UserCallExecutor, 'requireAllowed'>;
  trail: AuditTrail;
  /** The address of the console for browsers and calendar apps, including the base path. */
  publicUrl: string;
};

const title = z.string().trim().min(1).max(100);
const draft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('events'), title, filter: eventFilter }),
  z.strictObject({ kind: z.literal('reviews'), title }),
]);

/** `/api/calendar-feeds`: feeds that calendar apps read from a secret address. */
export function feedRoutes({ feeds, calls, trail, publicUrl }: FeedRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const found = await feeds.list(context.get('principal').userId);
    return context.json<FeedList>({ feeds: found.map(toBody) });
  });
  routes.post('/', async (context) => {
    const wanted = await readJson(context, draft);
    const principal = context.get('principal');
    calls.requireAllowed(principal, wanted.kind === 'events' ? 'calendar.events.list' : 'drive.approvals.list');
    const filter = wanted.kind === 'events' ? wanted.filter : {};
    const action = { action: 'feeds.create', details: { title: wanted.title, kind: wanted.kind } };
    const make = () => feeds.create(principal.userId, { kind: wanted.kind, title: wanted.title, filter });
    const { feed, token } = await trail.perform(requestActor(context), action, make);
    return context.json<NewFeed>({ ...toBody(feed), url: `${publicUrl}/feeds/${token}.ics` }, 201);
  });
  routes.delete('/:feedId', async (context) => {
    const id = context.req.param('feedId');
    const action = { action: 'feeds.revoke', target: id };
    const revoke = () => feeds.revoke(context.get('principal').userId, id);
    if (!(await trail.perform(requestActor(context), action, revoke)))
      throw new ProblemError('not_found', { detail: 'Feed not found.' });
    return context.body(null, 204);
  });
  return routes;
}

function toBody(row: CalendarFeed): FeedBody {
  return {
    feedId: row.id,
    kind: row.kind === 'reviews' ? 'reviews' : 'events',
    title: row.title,
    createTime: new Date(Number(row.created_at)).toISOString(),
    ...(row.read_at !== null && { readTime: new Date(Number(row.read_at)).toISOString() }),
    ...(row.problem !== '' && { problem: row.problem }),
  };
}
