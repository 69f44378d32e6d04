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
import { instant, readQuery } from '#platform/http/read-query.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { limitHighRisk } from '#upstream/policy/limit-high-risk.ts';
import { toDeployment } from './deploy-scheduled.ts';
import { type ProjectReader, readDeployment, readUpdateTime } from './read-project.ts';
import { findWatch, type ScheduleDraft, type ScheduledDeployment, type ScheduleStore } from './schedule-store.ts';

type ScheduledBody = components['schemas']['ScheduledDeployment'];
type ScheduledList = components['schemas']['ScheduledDeploymentList'];

/** The dependencies of the schedule routes. Sessions and roles are checked before the routes are reached. */
export type ScheduleRouteDeps = {
  schedule: ScheduleStore;
  calls: UserCallExecutor;
  limits: RateLimits;
  trail: AuditTrail;
  clock: Clock;
  invalidations: UserInvalidations;
  /** Ensures that the user is alerted to failing deployments. */
  ensureRule: (principal: Principal) => Promise<void>;
};

const MAX_AHEAD_MS = 366 * 24 * 3_600_000;
const STATES = ['waiting', 'done', 'failed', 'cancelled'] as const;

const id = z.string().min(1).max(256);
const watchLimits = z.strictObject({
  minutes: z.number().int().min(5).max(1_440),
  maxFailures: z.number().int().min(1).max(50),
  action: z.enum(['alert', 'rollBack']),
});
const draft = z.strictObject({
  scriptId: id,
  deploymentId: id.exactOptional(),
  versionNumber: z.number().int().min(1).exactOptional(),
  description: z.string().max(2_000),
  time: instant,
  isUnlessChanged: z.boolean(),
  freezeReason: z.string().trim().min(1).max(500).exactOptional(),
  watch: watchLimits.exactOptional(),
});

/** `/api/scheduled-deployments`: deployments made at a scheduled time, with the permissions of the user who scheduled them. */
export function scheduleRoutes(deps: ScheduleRouteDeps): Hono<AppEnv> {
  const { schedule, trail, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { scriptId } = readQuery(context, z.strictObject({ scriptId: id }));
    await requireProject(deps, context, scriptId);
    const scheduledDeployments = (await schedule.list(scriptId)).map(toBody);
    return context.json<ScheduledList>({ scheduledDeployments });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const planned = await readDraft(deps, context);
    const action = { action: 'deployments.schedule', ...toRecord(planned) };
    const created = await trail.perform(requestActor(context), action, () => schedule.create(principal, planned));
    await deps.ensureRule(principal);
    await invalidations.publish(principal.userId, 'delayed-calls');
    return context.json<ScheduledBody>(toBody(created), 201);
  });
  routes.put('/:scheduledDeploymentId', async (context) => {
    const found = await requireScheduled(deps, context);
    const { userId } = context.get('principal');
    if (found.user_id !== userId)
      throw new ProblemError('policy_denied', {
        detail: `This deployment uses the permissions of ${found.user_email}. Cancel it and schedule your own.`,
      });
    const planned = await readDraft(deps, context);
    const action = { action: 'deployments.schedule.change', ...toRecord(planned) };
    const changed = await trail.perform(requestActor(context), action, () => schedule.change(found, planned));
    if (!changed) throw isOver();
    await invalidations.publish(userId, 'delayed-calls');
    return context.json<ScheduledBody>(toBody(changed));
  });
  routes.delete('/:scheduledDeploymentId', async (context) => {
    const found = await requireScheduled(deps, context);
    const principal = context.get('principal');
    deps.calls.requireAllowed(principal, 'script.projects.deployments.update');
    const reason = found.user_id === principal.userId ? '' : `Cancelled by ${principal.email}.`;
    const details = { deploymentId: found.deployment_id, planner: found.user_email };
    const action = { action: 'deployments.schedule.cancel', target: found.script_id, details };
    if (!(await trail.perform(requestActor(context), action, () => schedule.cancel(found.id, reason)))) throw isOver();
    await invalidations.publish(found.user_id, 'delayed-calls');
    return context.body(null, 204);
  });
  return routes;
}

/** Reads the deployment to schedule. Throws the error that the user would get if they deployed it now. */
async function readDraft(deps: ScheduleRouteDeps, context: Context<AppEnv>): Promise<ScheduleDraft> {
  const { calls, limits, clock } = deps;
  const principal = context.get('principal');
  const { time: timeMs, isUnlessChanged, freezeReason, watch, ...target } = await readJson(context, draft);
  const nowMs = clock.nowMs();
  if (timeMs <= nowMs || timeMs > nowMs + MAX_AHEAD_MS)
    throw new ProblemError('bad_request', { detail: 'time: must be within a year from now.' });
  const requestId = context.get('requestId');
  const { scriptId, deploymentId, description, versionNumber } = target;
  if (deploymentId === undefined && watch?.action === 'rollBack')
    throw new ProblemError('bad_request', { detail: 'watch: a new deployment has no version to roll back to.' });
  const call = toDeployment({ scriptId, deploymentId, description }, versionNumber ?? 1);
  await calls.check(principal, call, requestId);
  if (versionNumber === undefined) calls.requireAllowed(principal, 'script.projects.versions.create');
  if (watch) calls.requireAllowed(principal, 'script.processes.listScriptProcesses');
  await limitHighRisk(limits, principal, [call]);
  const reader = { calls, principal, requestId };
  if (deploymentId === undefined) await requireProject(deps, context, scriptId);
  const formerVersion =
    deploymentId === undefined ? undefined : await readFormerVersion(reader, { scriptId, deploymentId, versionNumber });
  if (versionNumber !== undefined) {
    const params = { scriptId, versionNumber };
    await calls.execute(principal, { operationId: 'script.projects.versions.get', params }, requestId);
  }
  const unchangedSince = isUnlessChanged ? await readUpdateTime(reader, scriptId) : undefined;
  const content = { scriptId, deploymentId, versionNumber, formerVersion, description };
  return { ...content, unchangedSince, timeMs, freezeReason, watch };
}

/** Returns the version that a deployment serves before its change. */
async function readFormerVersion(
  reader: ProjectReader,
  target: { scriptId: string; deploymentId: string; versionNumber: number | undefined },
): Promise<number> {
  const { versionNumber } = await readDeployment(reader, target.scriptId, target.deploymentId);
  if (versionNumber === undefined)
    throw new ProblemError('bad_request', { detail: 'deploymentId: the test deployment cannot be changed.' });
  if (versionNumber === target.versionNumber)
    throw new ProblemError('conflict', { detail: `The deployment already serves version ${versionNumber}.` });
  return versionNumber;
}

/** Rejects users who may not see the project, with the service's error. */
async function requireProject({ calls }: ScheduleRouteDeps, context: Context<AppEnv>, scriptId: string): Promise<void> {
  const call = { operationId: 'script.projects.get', params: { scriptId, fields: 'scriptId' } } as const;
  await calls.execute(context.get('principal'), call, context.get('requestId'));
}

async function requireScheduled(deps: ScheduleRouteDeps, context: Context<AppEnv>): Promise<ScheduledDeployment> {
  const found = await deps.schedule.find(context.req.param('scheduledDeploymentId') ?? '');
  if (!found) throw new ProblemError('not_found', { detail: 'Scheduled deployment not found.' });
  await requireProject(deps, context, found.script_id);
  return found;
}

function isOver(): ProblemError {
  return new ProblemError('conflict', { detail: 'This deployment is being made, or is no longer scheduled.' });
}

function toRecord({ scriptId, deploymentId, versionNumber, timeMs, freezeReason, watch }: ScheduleDraft) {
  const details = {
    deploymentId: deploymentId ?? 'new',
    version: versionNumber ?? 'HEAD',
    time: new Date(timeMs).toISOString(),
  };
  return {
    target: scriptId,
    details: { ...details, ...(freezeReason !== undefined && { freezeReason }), ...(watch && { watch: watch.action }) },
  };
}

function toBody(row: ScheduledDeployment): ScheduledBody {
  const watch = findWatch(row);
  return {
    scheduledDeploymentId: row.id,
    scriptId: row.script_id,
    description: row.description,
    ...(row.deployment_id !== '' && { deploymentId: row.deployment_id }),
    ...(row.version_number !== null && { versionNumber: row.version_number }),
    ...(row.former_version !== 0 && { formerVersionNumber: row.former_version }),
    isUnlessChanged: row.unchanged_since !== null,
    time: new Date(Number(row.planned_at)).toISOString(),
    state: STATES.find((state) => state === row.state) ?? 'failed',
    ...(row.freeze_reason !== null && { freezeReason: row.freeze_reason }),
    ...(watch && { watch }),
    ...(row.reason !== '' && { reason: row.reason }),
    ...(row.deployed_version !== null && { deployedVersionNumber: row.deployed_version }),
    planner: { email: row.user_email, name: row.user_name },
  };
}
