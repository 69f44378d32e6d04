import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { operationId } from '#domain/calls/user-call.ts';
import { ITEM_STATES } from '#domain/states/job-item-states.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readRequestKey } from '#platform/http/idempotency.ts';
import { readPageToken, writePageToken } from '#platform/http/page-token.ts';
import { type JsonBodyLimits, readJson } from '#platform/http/read-json.ts';
import { DEFAULT_JSON_LIMITS } from '#platform/http/read-json-bytes.ts';
import { pageSize, readQuery } from '#platform/http/read-query.ts';
import { readHoldMs } from '#platform/user-settings/hold-time.ts';
import { limitHighRisk } from '#upstream/policy/limit-high-risk.ts';
import { toItemBody, toJobBodies } from './job-body.ts';
import { jobControlRoutes } from './job-control-routes.ts';
import { requireEscalations } from './job-escalations.ts';
import type { JobRow } from './job-row.ts';
import { readJob } from './read-job.ts';
import { type JobRouteDeps, requireJob, respondWithJob } from './respond-with-job.ts';
import { toResultsCsv } from './results-csv.ts';

type JobList = components['schemas']['JobList'];
type JobItemList = components['schemas']['JobItemList'];

const MAX_ITEMS = 10_000;
const BODY_LIMITS: JsonBodyLimits = {
  maxBytes: 16 * 1024 * 1024,
  json: { ...DEFAULT_JSON_LIMITS, maxMembers: 500_000 },
};

const draft = z.strictObject({
  title: z.string().trim().min(1).max(200),
  operationId,
  // Parsed individually, because there may be thousands.
  items: z.array(z.unknown()).min(1).max(MAX_ITEMS),
  storesUndo: z.boolean().default(true),
  isAtomic: z.boolean().default(false),
  isHeld: z.boolean().default(false),
});
const page = z.strictObject({ pageSize, pageToken: z.string().optional() });
const itemPage = page.extend({ state: z.enum(ITEM_STATES).optional() });
const jobPosition = z.tuple([z.int(), z.string()]);

/** `/api/jobs`: the same operation on many resources, independent of the browser. */
export function jobRoutes(deps: JobRouteDeps): Hono<AppEnv> {
  const { jobs, items } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { pageSize: limit, pageToken } = readQuery(context, page);
    const after = readPageToken(pageToken, jobPosition);
    const { userId } = context.get('principal');
    const rows = await jobs.list(userId, limit, after && { createdAt: after[0], id: after[1] });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return context.json<JobList>({
      jobs: await toJobBodies(items, rows),
      ...(last && { nextPageToken: writePageToken([last.created_at, last.id]) }),
    });
  });
  routes.post('/', async (context) => respondWithJob(context, items, await accept(deps, context), 201));
  routes.get('/:jobId', async (context) => respondWithJob(context, items, await requireJob(jobs, context)));
  routes.get('/:jobId/items', async (context) => {
    const { id } = await requireJob(jobs, context);
    const { state, pageSize: limit, pageToken } = readQuery(context, itemPage);
    const [after] = readPageToken(pageToken, z.tuple([z.int()])) ?? [-1];
    const rows = await items.list(id, state, after, limit);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return context.json<JobItemList>({
      items: rows.map(toItemBody),
      ...(last && { nextPageToken: writePageToken([last.position]) }),
    });
  });
  routes.get('/:jobId/results', async (context) => {
    const { id } = await requireJob(jobs, context);
    const rows = await items.list(id, undefined, -1, MAX_ITEMS);
    return context.text(toResultsCsv(rows.map(toItemBody)), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="job-results.csv"',
    });
  });
  routes.route('/', jobControlRoutes(deps));
  return routes;
}

async function accept(deps: JobRouteDeps, context: Context<AppEnv>): Promise<JobRow> {
  const { jobs, calls, invalidations, limits, escalations } = deps;
  const principal = context.get('principal');
  // A job may be large, so users who may start none or have too many are rejected before the body is read.
  calls.requireAnyChange(principal);
  await jobs.requireCapacity(principal.userId);
  const wanted = await readJson(context, draft, BODY_LIMITS);
  const job = await readJob(wanted);
  const requested = job.items.map(({ call }) => call);
  await calls.checkAll(principal, requested, context.get('requestId'));
  await requireEscalations({ escalations, calls, principal, nowMs: deps.clock.nowMs() }, job.items);
  await limitHighRisk(limits, principal, requested);
  const holdMs = wanted.isHeld ? await readHoldMs(deps, principal.userId) : 0;
  const row = await jobs.create({ ...job, holdMs, userId: principal.userId }, readRequestKey(context, wanted));
  await invalidations.publish(principal.userId, 'jobs');
  return row;
}
