import type { components } from '@rotunda/api-client/bff-types';
import { operations } from '@rotunda/api-client/operations';
import { Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { ExplorerRun, RunStore } from './run-store.ts';

type RunBody = components['schemas']['ExplorerRun'];
type RunList = components['schemas']['ExplorerRunList'];

/** The dependencies of the explorer run routes. Sessions are checked before the routes are reached. */
export type RunRouteDeps = { runs: RunStore };

const MAX_PARAMS_CHARS = 16 * 1024;
const MAX_BODY_CHARS = 64 * 1024;
const MAX_DRAFT_BYTES = 512 * 1024; // A body with every character escaped, and the parameters.

const operationId = z.string().refine((id) => Object.hasOwn(operations, id), 'is not an operation');
const params = z
  .record(z.string(), z.array(z.string()))
  .refine((value) => JSON.stringify(value).length <= MAX_PARAMS_CHARS, 'is too large to be stored');
const draft = z.strictObject({
  operationId,
  params,
  body: z.string().max(MAX_BODY_CHARS).exactOptional(),
  status: z.int().min(0).max(599),
  durationMs: z.int().min(0),
});
const change = z.strictObject({
  name: z.string().trim().min(1).max(80).nullable().exactOptional(),
  isPinned: z.boolean().exactOptional(),
});
const listQuery = z.strictObject({ operationId: operationId.optional() });

/** `/api/explorer/runs`: the calls that a user made manually, for review and reuse. */
export function explorerRunRoutes({ runs }: RunRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const wanted = readQuery(context, listQuery).operationId;
    const found = await runs.list(context.get('principal').userId, wanted);
    return context.json<RunList>({ runs: found.map(toBody) });
  });
  routes.post('/', async (context) => {
    const wanted = await readJson(context, draft, { maxBytes: MAX_DRAFT_BYTES });
    return context.json<RunBody>(toBody(await runs.save(context.get('principal').userId, wanted)), 201);
  });
  routes.patch('/:runId', async (context) => {
    const { userId } = context.get('principal');
    const wanted = await readJson(context, change);
    const changed = await runs.change(userId, context.req.param('runId'), wanted);
    if (!changed) throw new ProblemError('not_found', { detail: 'Run not found.' });
    return context.json<RunBody>(toBody(changed));
  });
  routes.delete('/:runId', async (context) => {
    await runs.delete(context.get('principal').userId, context.req.param('runId'));
    return context.body(null, 204);
  });
  return routes;
}

function toBody({ id, name, madeAt, ...run }: ExplorerRun): RunBody {
  return { runId: id, ...run, ...(name !== undefined && { name }), time: new Date(madeAt).toISOString() };
}
