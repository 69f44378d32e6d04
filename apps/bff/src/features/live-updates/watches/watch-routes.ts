import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import {
  toStartCall,
  toStopCall,
  toWatchCall,
  WATCH_KINDS,
  type WatchKind,
} from '#features/live-updates/watch-kind.ts';
import type { WatchRow } from '#features/live-updates/watch-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { FIRST_MESSAGE_TIMEOUT_MS } from '#platform/invalidations/channel-times.ts';
import { openWatch, WATCH_TTL_SECONDS, type WatchDeps } from './open-watch.ts';

type WatchBody = components['schemas']['Watch'];
type WatchList = components['schemas']['WatchList'];

const draft = z.strictObject({
  kind: z.enum(WATCH_KINDS),
  targetId: z.string().min(1).max(1024).optional(),
  label: z.string().trim().min(1).max(300),
  lifeSeconds: z.number().int().min(60).max(WATCH_TTL_SECONDS.most).default(WATCH_TTL_SECONDS.usual),
});
const startToken = z.object({ startPageToken: z.string() });
const storedKind = z.enum(WATCH_KINDS);

/** `/api/watches`: channels on which services notify a user of changes. */
export function watchRoutes(deps: WatchDeps): Hono<AppEnv> {
  const { watches, calls, clock, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const rows = await watches.list(context.get('principal').userId);
    return context.json<WatchList>({
      watches: rows.map((row) => toBody(row, clock.nowMs())),
      canOpen: deps.hookOrigin() !== undefined,
    });
  });
  routes.post('/', async (context) => {
    const row = await open(deps, context);
    return context.json<WatchBody>(toBody(row, clock.nowMs()), 201);
  });
  routes.delete('/:watchId', async (context) => {
    const principal = context.get('principal');
    const row = await watches.find(principal.userId, context.req.param('watchId'));
    if (!row) throw new ProblemError('not_found', { detail: 'Watch not found.' });
    if (row.resource_id !== null && row.expires_at > clock.nowMs()) {
      const stop = toStopCall(storedKind.parse(row.kind), row.id, row.resource_id);
      await calls.execute(principal, stop, context.get('requestId')).catch(ignoreMissing);
    }
    await watches.remove(row.id);
    await invalidations.publish(principal.userId, 'watches');
    return context.body(null, 204);
  });
  return routes;
}

async function open(deps: WatchDeps, context: Context<AppEnv>): Promise<WatchRow> {
  const { watches, calls, clock } = deps;
  const { kind, targetId, label, lifeSeconds } = await readJson(context, draft);
  const principal = context.get('principal');
  const call = toWatchCall(kind, targetId);
  const example = kind === 'changes' ? { ...call, params: { ...call.params, pageToken: '1' } } : call;
  await calls.check(principal, example, context.get('requestId'));
  const { id } = await openWatch(deps, context, {
    kind,
    target: targetId,
    label,
    expiresAt: clock.nowMs() + lifeSeconds * 1_000,
    toCall: async () => ({
      ...call,
      params: { ...call.params, ...(await readStart(deps, context, kind, targetId)) },
    }),
  });
  const row = await watches.find(principal.userId, id);
  if (!row) throw new ProblemError('not_found', { detail: 'The watch has been stopped in the meantime.' });
  return row;
}

/** A watch of changes needs a start position in the change list. */
async function readStart(
  { calls }: WatchDeps,
  context: Context<AppEnv>,
  kind: WatchKind,
  target: string | undefined,
): Promise<{ pageToken?: string }> {
  const call = toStartCall(kind, target);
  if (!call) return {};
  const { body } = await calls.execute(context.get('principal'), call, context.get('requestId'));
  return { pageToken: startToken.parse(body).startPageToken };
}

/** A channel that the service no longer knows counts as stopped. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ProblemError) || (error.status !== 404 && error.status !== 410)) throw error;
}

function toBody(row: WatchRow, nowMs: number): WatchBody {
  const toTime = (timeMs: number) => new Date(timeMs).toISOString();
  return {
    watchId: row.id,
    kind: storedKind.parse(row.kind),
    label: row.label,
    ...(row.target !== null && { targetId: row.target }),
    ...(row.resource_id !== null && { resourceId: row.resource_id }),
    ...(row.resource_uri !== null && { resourceUri: row.resource_uri }),
    createTime: toTime(row.created_at),
    expireTime: toTime(row.expires_at),
    isOpen: row.expires_at > nowMs,
    ...(hasMissedFirstMessage(row, nowMs) && { isSilent: true }),
    messageCount: row.message_count,
    ...(row.last_at !== null && {
      lastMessage: {
        time: toTime(row.last_at),
        number: row.last_message,
        state: row.last_state ?? '',
        ...(row.last_changed !== null && { changed: row.last_changed }),
      },
    }),
  };
}

function hasMissedFirstMessage(row: WatchRow, nowMs: number): boolean {
  return (
    row.message_count === 0 && row.expires_at > nowMs && Number(row.created_at) + FIRST_MESSAGE_TIMEOUT_MS <= nowMs
  );
}
