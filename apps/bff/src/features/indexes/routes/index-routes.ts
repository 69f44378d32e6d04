import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import { INDEX_NAMES, type IndexName } from '#features/indexes/readers/index-reader.ts';
import { HORIZON_DAYS } from '#features/indexes/store/horizon.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { flag, readQuery } from '#platform/http/read-query.ts';
import { accessRequestRoute } from './access-request-route.ts';
import { approvalRoute } from './approval-route.ts';
import { approvalSummaryRoute } from './approval-summary-route.ts';
import { type Coverage, toCoverage } from './coverage.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';
import { outsideAccessRoute } from './outside-access-route.ts';
import { peopleRoute } from './people-route.ts';
import { projectRoute } from './project-route.ts';

const refreshQuery = z.strictObject({ full: flag.optional() });
const horizon = z.strictObject({ days: z.literal(HORIZON_DAYS) });

/** `/api/indexes`: lists that no single operation provides, each with its coverage. */
export function indexRoutes(deps: IndexRouteDeps): Hono<AppEnv> {
  const { crawls, targets } = deps;
  const lookAt: ViewIndex = async (context, name) => {
    requireViewAllowed(deps, context, name);
    const key = { userId: context.get('principal').userId, name };
    return toCoverage(targets, key, await crawls.recordView(key));
  };
  const routes = new Hono<AppEnv>();
  routes.get('/approvals', approvalRoute(deps, lookAt));
  routes.get('/approvals/summary', approvalSummaryRoute(deps));
  routes.get('/access-requests', accessRequestRoute(deps, lookAt));
  routes.get('/outside-access', outsideAccessRoute(deps, lookAt));
  routes.get('/people', peopleRoute(deps, lookAt));
  routes.get('/projects', projectRoute(deps, lookAt));
  routes.post('/:name/refresh', async (context) => {
    const name = requireIndex(deps, context, context.req.param('name'));
    const { full } = readQuery(context, refreshQuery);
    const key = { userId: context.get('principal').userId, name };
    await crawls.recordView(key);
    await targets.retryFailed(key);
    if (full) await crawls.restart(key);
    return context.json<Coverage>(await toCoverage(targets, key, await crawls.rescan(key)), 202);
  });
  routes.put('/:name/horizon', async (context) => {
    const name = requireIndex(deps, context, context.req.param('name'));
    if (deps.readers[name].fileQuery === undefined)
      throw new ProblemError('not_found', { detail: 'This index has no horizon.' });
    const { days } = await readJson(context, horizon);
    const key = { userId: context.get('principal').userId, name };
    await crawls.recordView(key);
    await crawls.setHorizon(key, days);
    return context.json<Coverage>(await toCoverage(targets, key, await crawls.recordView(key)), 202);
  });
  return routes;
}

/** Returns the index with a name. Throws 404 if it does not exist, and 403 if the role may not view it. */
function requireIndex(deps: IndexRouteDeps, context: Context<AppEnv>, asked: string): IndexName {
  const name = INDEX_NAMES.find((known) => known === asked);
  if (!name) throw new ProblemError('not_found', { detail: 'Index not found.' });
  requireViewAllowed(deps, context, name);
  return name;
}

function requireViewAllowed({ calls, readers }: IndexRouteDeps, context: Context<AppEnv>, name: IndexName): void {
  calls.requireAllowed(context.get('principal'), readers[name].operationId);
}
