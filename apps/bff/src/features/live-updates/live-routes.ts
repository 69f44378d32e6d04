import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { operations } from '@rotunda/api-client/operations';
import { type Context, Hono } from 'hono';
import { isAllowed } from '#domain/policy/authorize.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { parseEventId } from '#platform/invalidations/event-id.ts';
import { isInternalTopic } from '#platform/invalidations/internal-topic.ts';
import type { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { parseServiceTopic, type ServiceTopic } from '#platform/invalidations/service-topic.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import type { TopicSubscription } from './live-feed.ts';
import type { LiveFeeds } from './live-feeds.ts';
import type { LiveStream, LiveStreams } from './live-streams.ts';

/** The dependencies of the live route. Sessions are checked before the route is reached. */
export type LiveRouteDeps = { outbox: InvalidationOutbox; feeds: LiveFeeds; streams: LiveStreams; scopeBase: string };

const MAX_TOPICS = 20;

/** A page reads its data before it subscribes, and treats it as fresh for this long (`live-connection.ts` of the console). */
const REPLAY_WINDOW_MS = 10_000;

/**
 * `/api/live?topic=…`: invalidations of topics as server-sent events. Each topic starts with the state `sync` once its changes
 * are reported, preceded by `changed` if it changed within the last ten seconds. A stream that resumes after `Last-Event-ID` gets
 * the missed events instead, or a `reset` event if they are unknown. A `status` event reports how the topics are kept up to date,
 * at the start and after each change.
 */
export function liveRoutes(deps: LiveRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    if (context.req.method !== 'GET') throw new ProblemError('method_not_allowed');
    const { sessionId, credentialId } = context.get('principal');
    const names = readNames(context);
    const own = names.filter(isInternalTopic);
    const subscriptions = readSubscriptions(context, deps.scopeBase, names);
    const newest = await deps.outbox.getNewestId(sessionId);
    const start = readStart(context, sessionId, newest);
    const replayed = start.kind === 'new' ? await deps.outbox.readChangedWithin(sessionId, REPLAY_WINDOW_MS) : [];
    const stream: LiveStream = {
      sessionId,
      topics: new Set(names),
      cursor: start.kind === 'resume' ? start.after : (replayed[0]?.id ?? newest + 1) - 1,
      outgoing: context.env.outgoing,
    };
    let release = (): void => undefined;
    deps.streams.open(stream, () => release());
    const feeds = deps.feeds.subscribe({ sessionId, credentialId }, subscriptions);
    release = feeds.release;
    try {
      if (start.kind === 'reset') deps.streams.reset(stream);
      deps.streams.write(stream, replayed);
      const started = start.kind === 'new' ? [...own, ...feeds.openTopics] : [];
      for (const topic of started) await deps.outbox.add(sessionId, topic, 'sync');
      deps.streams.write(stream, await deps.outbox.readAfter(sessionId, stream.cursor));
      deps.streams.report();
    } catch (error) {
      // The response has begun, so it can only be aborted. The console resumes after the last event it received.
      context.get('log')().error({ err: error }, 'live stream was interrupted');
      context.env.outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}

function readNames(context: Context<AppEnv>): string[] {
  const names = [...new Set(context.req.queries('topic') ?? [])];
  if (names.length === 0 || names.length > MAX_TOPICS) {
    throw new ProblemError('bad_query', { detail: `topic: must be given 1 to ${MAX_TOPICS} times.` });
  }
  return names;
}

function readSubscriptions(context: Context<AppEnv>, scopeBase: string, names: readonly string[]): TopicSubscription[] {
  const principal = context.get('principal');
  const foreign = names.filter((name) => !isInternalTopic(name));
  return foreign.map((name) => {
    const topic = readTopic(name);
    const { operationId, query } = topic.probe;
    // Its parameters are the console's own and contain no content.
    permitCall(
      principal,
      { operationId, operation: operations[operationId], query: new URLSearchParams(query) },
      scopeBase,
    );
    return { topic, canWatch: isAllowed(principal, topic.watch.operationId, scopeBase) };
  });
}

function readTopic(name: string): ServiceTopic {
  const topic = parseServiceTopic(name);
  if (!topic) throw new ProblemError('bad_query', { detail: 'topic: not found.' });
  return topic;
}

/** The start of a stream: after the newest invalidation, after one that the browser has received, or with a `reset` event. */
type Start = { kind: 'new' } | { kind: 'resume'; after: number } | { kind: 'reset' };

// Invalidations live as long as their session. An ID higher than theirs dates from before the store was restored from a backup.
function readStart({ req }: Context<AppEnv>, sessionId: string, newest: number): Start {
  const text = req.header('last-event-id');
  if (text === undefined || text === '') return { kind: 'new' };
  const after = parseEventId(sessionId, text);
  return after === undefined || after > newest ? { kind: 'reset' } : { kind: 'resume', after };
}
