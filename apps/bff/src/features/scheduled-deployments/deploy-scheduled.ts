import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { formatFailure } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { findDeployment, findVersion, type ProjectReader, readDeployment, readUpdateTime } from './read-project.ts';
import { findWatch, type ScheduledDeployment, type ScheduleResult, type WatchLimits } from './schedule-store.ts';

/** A deployment whose failures are counted from now on. */
export type WatchStart = WatchLimits & {
  scriptId: string;
  deploymentId: string;
  /** The version that the deployment currently serves. */
  served: { versionNumber: number; description: string };
  isNew: boolean;
};

/** The dependencies for scheduled deployments. */
export type DeployDeps = {
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  startWatch: (principal: Principal, start: WatchStart) => Promise<void>;
};

/** A deployment that a process is making. */
type Work = ProjectReader & { deps: DeployDeps; row: ScheduledDeployment; isHeld: () => boolean };

const RETRY_MS = 30_000;
/** How long after its scheduled time a deployment is still made. A later deployment would be unexpected. */
const GIVE_UP_MS = 15 * 60_000;
const SIGNED_OUT = 'You were signed out at the planned time.';

const createdVersion = z.object({ versionNumber: z.number() });
const createdDeployment = z.object({ deploymentId: z.string() });

/** Returns the call that makes a deployment serve a version. Without a deployment ID, it creates a new deployment. */
export function toDeployment(
  target: { scriptId: string; deploymentId: string | undefined; description: string },
  versionNumber: number,
): UserCall {
  const { scriptId, deploymentId, description } = target;
  const config = { versionNumber, description, manifestFileName: 'appsscript' };
  if (deploymentId === undefined)
    return { operationId: 'script.projects.deployments.create', params: { scriptId }, body: config };
  const body = { deploymentConfig: { scriptId, ...config } };
  return { operationId: 'script.projects.deployments.update', params: { scriptId, deploymentId }, body };
}

/**
 * Makes a due deployment, unless something has changed since it was scheduled. Reads the project to detect steps completed before
 * a process was lost. `isHeld` reports whether this process still holds the lease.
 */
export async function deployScheduled(
  deps: DeployDeps,
  row: ScheduledDeployment,
  isHeld: () => boolean,
): Promise<ScheduleResult> {
  const { calls, clock, findForWork } = deps;
  const principal = await findForWork(row.user_id);
  if (!principal) return retry(clock, row, SIGNED_OUT);
  const work = { calls, principal, requestId: randomUUID(), deps, row, isHeld };
  try {
    const own = row.version_number === null && row.has_started === 1 ? await findCreatedVersion(work) : undefined;
    return await (row.deployment_id === '' ? create(work, own) : update(work, own));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isTransient = error.failure === 'quota' || error.failure === 'outage';
    return isTransient ? retry(clock, row, formatFailure(error)) : { state: 'failed', reason: error.message };
  }
}

/** Schedules a retry, or gives up. */
export function retry(
  clock: Clock,
  { planned_at: plannedAt }: Pick<ScheduledDeployment, 'planned_at'>,
  reason: string,
): ScheduleResult {
  const dueAt = clock.nowMs() + RETRY_MS;
  return dueAt > Number(plannedAt) + GIVE_UP_MS ? { state: 'failed', reason } : { state: 'waiting', reason, dueAt };
}

/** `own` is the version that an earlier attempt created. */
async function update(work: Work, own: number | undefined): Promise<ScheduleResult> {
  const { row } = work;
  const { script_id: scriptId, deployment_id: deploymentId, description } = row;
  const version = row.version_number ?? own;
  const current = await readDeployment(work, scriptId, deploymentId);
  if (version !== undefined && current.versionNumber === version && current.description === description)
    return { state: 'done', reason: '', deploymentId, deployedVersion: version };
  if (current.versionNumber !== row.former_version) {
    const reason = `The deployment serves version ${current.versionNumber ?? 'HEAD'} since; it served version ${row.former_version} when this was planned.`;
    return { state: 'failed', reason };
  }
  const target = await prepareVersion(work, own);
  if (target === undefined) return { state: 'failed', reason: 'The project was changed after this was planned.' };
  // Starts the watch before the change, so that failures are counted even if the process is lost after the change.
  const served = { versionNumber: row.former_version, description: current.description ?? '' };
  await startWatch(work, { deploymentId, served, isNew: false });
  await execute(work, toDeployment({ scriptId, deploymentId, description }, target));
  return { state: 'done', reason: '', deploymentId, deployedVersion: target };
}

async function create(work: Work, own: number | undefined): Promise<ScheduleResult> {
  const { row } = work;
  const { script_id: scriptId, description } = row;
  const version = row.version_number ?? own;
  const isResumed = row.has_started === 1 && version !== undefined;
  const wanted = { versionNumber: version ?? 0, description };
  let deploymentId = isResumed ? await findDeployment(work, scriptId, wanted, Number(row.created_at)) : undefined;
  const target = deploymentId === undefined ? await prepareVersion(work, own) : version;
  if (target === undefined) return { state: 'failed', reason: 'The project was changed after this was planned.' };
  if (deploymentId === undefined) {
    const { body } = await execute(work, toDeployment({ scriptId, deploymentId, description }, target));
    ({ deploymentId } = createdDeployment.parse(body));
  }
  await startWatch(work, { deploymentId, served: { versionNumber: target, description }, isNew: true });
  return { state: 'done', reason: '', deploymentId, deployedVersion: target };
}

/** Returns the number of the version to deploy, or undefined if the project was changed and must not have been. */
async function prepareVersion(work: Work, own: number | undefined): Promise<number | undefined> {
  const { row, isHeld } = work;
  // A version that an earlier attempt created contains the code that was checked then.
  if (row.unchanged_since !== null && own === undefined) {
    if ((await readUpdateTime(work, row.script_id)) !== row.unchanged_since) return undefined;
  }
  if (!isHeld()) throw new ProblemError('overloaded');
  return row.version_number ?? own ?? (await createVersion(work));
}

function execute({ calls, principal, row, requestId }: Work, call: UserCall) {
  return calls.execute(principal, { ...call, freezeReason: row.freeze_reason ?? undefined }, requestId);
}

async function startWatch(
  { deps, principal, row }: Work,
  start: Pick<WatchStart, 'deploymentId' | 'served' | 'isNew'>,
): Promise<void> {
  const limits = findWatch(row);
  if (limits) await deps.startWatch(principal, { ...limits, scriptId: row.script_id, ...start });
}

/** Returns the version that an earlier attempt created. */
function findCreatedVersion(work: Work): Promise<number | undefined> {
  return findVersion(work, work.row.script_id, describeVersion(work.row));
}

async function createVersion({ calls, principal, requestId, row }: Work): Promise<number> {
  const params = { scriptId: row.script_id };
  const body = { description: describeVersion(row) };
  const call = { operationId: 'script.projects.versions.create', params, body } as const;
  return createdVersion.parse((await calls.execute(principal, call, requestId)).body).versionNumber;
}

/** Returns a unique description, which identifies the version later. */
function describeVersion({ id, planned_at }: ScheduledDeployment): string {
  const time = new Date(Number(planned_at)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
  return `Scheduled for ${time} UTC (${id.slice(0, 8)})`;
}
