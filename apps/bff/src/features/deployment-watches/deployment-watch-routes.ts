import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { readServedVersion } from './check-deployment.ts';
import type { DeploymentWatchStore, WatchDraft, WatchedDeployment } from './deployment-watch-store.ts';

type WatchBody = components['schemas']['DeploymentWatch'];
type WatchList = components['schemas']['DeploymentWatchList'];

/** The dependencies of the deployment watch routes. Sessions and roles are checked before the routes are reached. */
export type DeploymentWatchRouteDeps = {
  watches: DeploymentWatchStore;
  calls: UserCallExecutor;
  trail: AuditTrail;
  clock: Clock;
  /** Ensures that the user is alerted to failing deployments. */
  ensureRule: (principal: Principal) => Promise<void>;
};

const MINUTE_MS = 60_000;
const STATES = ['waiting', 'passed', 'failing', 'rolledBack', 'ended'] as const;

const id = z.string().min(1).max(256);
const target = z.strictObject({ scriptId: id, deploymentId: id });
const draft = target.extend({
  isNew: z.boolean().exactOptional(),
  minutes: z.number().int().min(5).max(1_440),
  maxFailures: z.number().int().min(1).max(50),
  action: z.enum(['alert', 'rollBack']),
});

/** `/api/deployment-watches`: deployments whose failures are counted after a change. */
export function deploymentWatchRoutes(deps: DeploymentWatchRouteDeps): Hono<AppEnv> {
  const { watches, calls, trail } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { scriptId } = readQuery(context, z.strictObject({ scriptId: id }));
    const call = { operationId: 'script.projects.get', params: { scriptId, fields: 'scriptId' } } as const;
    await calls.execute(context.get('principal'), call, context.get('requestId'));
    return context.json<WatchList>({ watches: (await watches.list(scriptId)).map(toBody) });
  });
  routes.put('/', async (context) => {
    const principal = context.get('principal');
    const watched = await readDraft(deps, context);
    const { scriptId, deploymentId, action: chosen, maxFailures } = watched;
    const details = { deploymentId, chosen, maxFailures };
    const action = { action: 'deployments.watch.set', target: scriptId, details };
    const created = await trail.perform(requestActor(context), action, () => watches.replace(principal, watched));
    await deps.ensureRule(principal);
    return context.json<WatchBody>(toBody(created));
  });
  routes.delete('/', async (context) => {
    const { scriptId, deploymentId } = readQuery(context, target);
    const principal = context.get('principal');
    calls.requireAllowed(principal, 'script.projects.deployments.update');
    await readServedVersion(deps, principal, { scriptId, deploymentId }, context.get('requestId'));
    const action = { action: 'deployments.watch.end', target: scriptId, details: { deploymentId } };
    const reason = `Ended by ${principal.email}.`;
    await trail.perform(requestActor(context), action, () => watches.end(deploymentId, reason));
    return context.body(null, 204);
  });
  return routes;
}

/**
 * Reads the deployment to watch, before its change or after its creation. Throws the error that the user would get if they
 * changed it now.
 */
async function readDraft(deps: DeploymentWatchRouteDeps, context: Context<AppEnv>): Promise<WatchDraft> {
  const { calls, clock } = deps;
  const principal = context.get('principal');
  const { isNew = false, minutes, scriptId, deploymentId, maxFailures, action } = await readJson(context, draft);
  if (isNew && action === 'rollBack')
    throw new ProblemError('bad_request', { detail: 'action: a new deployment has no version to roll back to.' });
  calls.requireAllowed(principal, 'script.processes.listScriptProcesses');
  const requestId = context.get('requestId');
  const served = await readServedVersion(deps, principal, { scriptId, deploymentId }, requestId);
  const { versionNumber, description = '' } = served;
  if (versionNumber === undefined)
    throw new ProblemError('bad_request', { detail: 'deploymentId: the test deployment cannot be watched.' });
  if (action === 'rollBack') {
    const deploymentConfig = { scriptId, versionNumber, description, manifestFileName: 'appsscript' };
    const operationId = 'script.projects.deployments.update';
    await calls.check(
      principal,
      { operationId, params: { scriptId, deploymentId }, body: { deploymentConfig } },
      requestId,
    );
  }
  const startMs = clock.nowMs();
  return {
    scriptId,
    deploymentId,
    isNew,
    maxFailures,
    action,
    formerVersion: versionNumber,
    formerDescription: description,
    startMs,
    endMs: startMs + minutes * MINUTE_MS,
  };
}

function toBody(row: WatchedDeployment): WatchBody {
  return {
    watchId: row.id,
    scriptId: row.script_id,
    deploymentId: row.deployment_id,
    ...(row.version_number !== null && { versionNumber: row.version_number }),
    formerVersionNumber: row.former_version,
    startTime: new Date(Number(row.starts_at)).toISOString(),
    endTime: new Date(Number(row.ends_at)).toISOString(),
    maxFailures: row.max_failures,
    failures: row.failures,
    action: row.action === 'rollBack' ? 'rollBack' : 'alert',
    state: STATES.find((state) => state === row.state) ?? 'ended',
    ...(row.reason !== '' && { reason: row.reason }),
    owner: row.user_email,
  };
}
