import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { authorize, isAllowed } from '#policy/authorize.ts';
import type { HintOutbox } from './hint-outbox.ts';
import type { LiveFeeds, Look } from './live-feeds.ts';
import type { LiveStream, LiveStreams } from './live-streams.ts';
import { isOwnTopic } from './own-topic.ts';
import { parseTopic, type Topic } from './topic.ts';

/** What the route of streams works with. Sessions are checked before it is reached. */
export type LiveRouteDeps = { outbox: HintOutbox; feeds: LiveFeeds; streams: LiveStreams; scopeBase: string };

const MAX_TOPICS = 20;

/**
 * `/api/live?topic=…`: hints about what the console shows, as server-sent events. Each topic begins with a hint `sync`
 * once its changes are told; a stream that goes on after `Last-Event-ID` gets what came meanwhile instead.
 */
export function liveRoutes(deps: LiveRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    if (context.req.method !== 'GET') throw new ProblemError('method_not_allowed');
    const { sessionId, credentialId } = context.get('principal');
    const names = readNames(context);
    const own = names.filter(isOwnTopic);
    const looks = readLooks(context, deps.scopeBase, names);
    const newest = await deps.outbox.newestId(sessionId);
    const lastSeen = readLastSeen(context, newest);
    const stream: LiveStream = {
      sessionId,
      topics: new Set(names),
      cursor: lastSeen ?? newest,
      outgoing: context.env.outgoing,
    };
    let release = (): void => undefined;
    deps.streams.open(stream, () => release());
    const look = deps.feeds.look({ sessionId, credentialId }, looks);
    release = look.release;
    try {
      const isNew = lastSeen === undefined;
      for (const topic of isNew ? [...own, ...look.openTopics] : []) await deps.outbox.add(sessionId, topic, 'sync');
      deps.streams.write(stream, await deps.outbox.readAfter(sessionId, stream.cursor));
    } catch (error) {
      // The answer has begun, so it can only be cut off; the console comes back after the last event that it has.
      context.get('log')().error({ err: error }, 'a live stream was cut off');
      context.env.outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}

function readNames(context: Context<AppEnv>): string[] {
  const names = [...new Set(context.req.queries('topic') ?? [])];
  if (names.length === 0 || names.length > MAX_TOPICS) {
    throw new ProblemError('bad_query', { detail: `topic: from 1 to ${MAX_TOPICS} have to be given.` });
  }
  return names;
}

function readLooks(context: Context<AppEnv>, scopeBase: string, names: readonly string[]): Look[] {
  const principal = context.get('principal');
  const foreign = names.filter((name) => !isOwnTopic(name));
  return foreign.map((name) => {
    const topic = readTopic(name);
    authorize(principal, topic.probe.operationId, new URLSearchParams(topic.probe.query), scopeBase);
    return { topic, mayWatch: isAllowed(principal, topic.watch.operationId, scopeBase) };
  });
}

function readTopic(name: string): Topic {
  const topic = parseTopic(name);
  if (!topic) throw new ProblemError('bad_query', { detail: 'topic: there is no such topic.' });
  return topic;
}

// An id from before the store was made anew is above all that are there: everything is told then.
function readLastSeen({ req }: Context<AppEnv>, newest: number): number | undefined {
  const text = req.header('last-event-id');
  if (text === undefined || text === '') return undefined;
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > newest ? 0 : id;
}
