import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { operations } from '@rotunda/api-client/operations';
import { type Context, Hono } from 'hono';
import { isAllowed } from '#domain/policy/authorize.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { parseEventId } from '#platform/invalidations/event-id.ts';
import { isInternalTopic } from '#platform/invalidations/internal-topic.ts';
import type { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { parseTopic, type Topic } from '#platform/invalidations/topic.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import type { LiveFeeds, Look } from './live-feeds.ts';
import type { LiveStream, LiveStreams } from './live-streams.ts';

/** What the route of streams works with. Sessions are checked before it is reached. */
export type LiveRouteDeps = { outbox: InvalidationOutbox; feeds: LiveFeeds; streams: LiveStreams; scopeBase: string };

const MAX_TOPICS = 20;

/** A page reads before it listens, and takes what it has read for fresh that long (`live-connection.ts` of the console). */
const TOLD_AGAIN_FOR_MS = 10_000;

/**
 * `/api/live?topic=…`: invalidations about what the console shows, as server-sent events. Each topic begins with an invalidation `sync`
 * once its changes are told, after an invalidation `changed` if it changed within the last ten seconds; a stream that goes on after `Last-Event-ID` gets what came meanwhile instead, or an event `reset`
 * where that cannot be told.
 */
export function liveRoutes(deps: LiveRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    if (context.req.method !== 'GET') throw new ProblemError('method_not_allowed');
    const { sessionId, credentialId } = context.get('principal');
    const names = readNames(context);
    const own = names.filter(isInternalTopic);
    const looks = readLooks(context, deps.scopeBase, names);
    const newest = await deps.outbox.newestId(sessionId);
    const start = readStart(context, sessionId, newest);
    const again = start.kind === 'new' ? await deps.outbox.readChangedWithin(sessionId, TOLD_AGAIN_FOR_MS) : [];
    const stream: LiveStream = {
      sessionId,
      topics: new Set(names),
      cursor: start.kind === 'resume' ? start.after : (again[0]?.id ?? newest + 1) - 1,
      outgoing: context.env.outgoing,
    };
    let release = (): void => undefined;
    deps.streams.open(stream, () => release());
    const look = deps.feeds.look({ sessionId, credentialId }, looks);
    release = look.release;
    try {
      if (start.kind === 'reset') deps.streams.reset(stream);
      deps.streams.write(stream, again);
      const started = start.kind === 'new' ? [...own, ...look.openTopics] : [];
      for (const topic of started) await deps.outbox.add(sessionId, topic, 'sync');
      deps.streams.write(stream, await deps.outbox.readAfter(sessionId, stream.cursor));
    } catch (error) {
      // The response has begun, so it can only be cut off; the console comes back after the last event that it has.
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
    throw new ProblemError('bad_query', { detail: `topic: from 1 to ${MAX_TOPICS} have to be given.` });
  }
  return names;
}

function readLooks(context: Context<AppEnv>, scopeBase: string, names: readonly string[]): Look[] {
  const principal = context.get('principal');
  const foreign = names.filter((name) => !isInternalTopic(name));
  return foreign.map((name) => {
    const topic = readTopic(name);
    const { operationId, query } = topic.probe;
    // Its parameters are the console's own, and name no content.
    permitCall(
      principal,
      { operationId, operation: operations[operationId], query: new URLSearchParams(query) },
      scopeBase,
    );
    return { topic, mayWatch: isAllowed(principal, topic.watch.operationId, scopeBase) };
  });
}

function readTopic(name: string): Topic {
  const topic = parseTopic(name);
  if (!topic) throw new ProblemError('bad_query', { detail: 'topic: not found.' });
  return topic;
}

/** Where a stream begins: after the newest invalidation, after one that the browser has seen, or with the word to read all again. */
type Start = { kind: 'new' } | { kind: 'resume'; after: number } | { kind: 'reset' };

// Invalidations are kept as long as their session. An id above all of them is from before the store was put back to a copy.
function readStart({ req }: Context<AppEnv>, sessionId: string, newest: number): Start {
  const text = req.header('last-event-id');
  if (text === undefined || text === '') return { kind: 'new' };
  const after = parseEventId(sessionId, text);
  return after === undefined || after > newest ? { kind: 'reset' } : { kind: 'resume', after };
}
