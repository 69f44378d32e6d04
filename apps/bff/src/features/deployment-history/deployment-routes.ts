import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#platform/http/context.ts';
import { readPageToken, writePageToken } from '#platform/http/page-token.ts';
import { pageSize, readQuery } from '#platform/http/read-query.ts';
import type { DeploymentRow } from './deployment-history.ts';
import { type ObserveDeps, observeDeployments } from './observe-deployments.ts';

type RecordBody = components['schemas']['DeploymentRecord'];
type HistoryBody = components['schemas']['DeploymentHistory'];

const ACTIONS: readonly RecordBody['action'][] = ['created', 'updated', 'deleted', 'found'];

const query = z.strictObject({
  scriptId: z.string().min(1).max(256),
  deploymentId: z.string().min(1).max(256).optional(),
  pageSize,
  pageToken: z.string().optional(),
});

/** `/api/deployment-history`: the history of a script's deployments. Sessions are checked before. */
export function deploymentRoutes(deps: ObserveDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const wanted = readQuery(context, query);
    const after = readPageToken(wanted.pageToken, z.tuple([z.int(), z.string()]));
    // Rejects users who may not list the deployments, with the service's error.
    await observeDeployments(deps, context.get('principal'), wanted.scriptId, context.get('requestId'));
    const rows = await deps.history.list(wanted.scriptId, wanted.deploymentId, wanted.pageSize, after);
    const last = rows.length === wanted.pageSize ? rows.at(-1) : undefined;
    return context.json<HistoryBody>({
      deployments: rows.map(toBody),
      ...(last && { nextPageToken: writePageToken([last.recorded_at, last.id]) }),
    });
  });
  return routes;
}

function toBody(row: DeploymentRow): RecordBody {
  return {
    recordId: row.id,
    deploymentId: row.deployment_id,
    action: ACTIONS.find((action) => action === row.action) ?? 'updated',
    ...(row.version !== null && { versionNumber: row.version }),
    ...(row.previous_version !== null && { previousVersionNumber: row.previous_version }),
    ...(row.description !== null && { description: row.description }),
    origin: row.actor_email === null ? 'outside' : 'console',
    ...(row.actor_email !== null && { actor: { email: row.actor_email, name: row.actor_name ?? row.actor_email } }),
    time: new Date(row.recorded_at).toISOString(),
  };
}
