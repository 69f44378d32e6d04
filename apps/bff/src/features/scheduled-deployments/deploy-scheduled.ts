import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { findVersion, type ProjectReader, readDeployment, readUpdateTime } from './read-project.ts';
import type { ScheduledDeployment, ScheduleResult } from './schedule-store.ts';

/** What scheduled deployments are made with. */
export type DeployDeps = {
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
  findForWork: (userId: string) => Promise<Principal | undefined>;
};

const RETRY_MS = 30_000;
/** A deployment that cannot be made for so long is not made any more: it would come as a surprise. */
const GIVE_UP_MS = 15 * 60_000;
const SIGNED_OUT = 'You were signed out at the planned time.';

const created = z.object({ versionNumber: z.number() });

/** The call that makes a deployment serve a version. */
export function toDeployment(
  { scriptId, deploymentId, description }: { scriptId: string; deploymentId: string; description: string },
  versionNumber: number,
): UserCall {
  const deploymentConfig = { scriptId, versionNumber, description, manifestFileName: 'appsscript' };
  const params = { scriptId, deploymentId };
  return { operationId: 'script.projects.deployments.update', params, body: { deploymentConfig } };
}

/**
 * Makes a deployment that is due, unless something has changed since it was planned. What was done before a process was lost
 * shows in the project. `isHeld` says whether this process may go on.
 */
export async function deployScheduled(
  { calls, clock, findForWork }: DeployDeps,
  row: ScheduledDeployment,
  isHeld: () => boolean,
): Promise<ScheduleResult> {
  const principal = await findForWork(row.user_id);
  if (!principal) return retry(clock, row, SIGNED_OUT);
  const reader = { calls, principal, requestId: randomUUID() };
  const { script_id: scriptId, deployment_id: deploymentId, description } = row;
  try {
    const own = row.version_number === null && row.is_tried === 1 ? await findOwnVersion(reader, row) : undefined;
    const version = row.version_number ?? own;
    const current = await readDeployment(reader, scriptId, deploymentId);
    if (version !== undefined && current.versionNumber === version && current.description === description)
      return { state: 'done', reason: '', deployedVersion: version };
    const change = await findChange(reader, row, current.versionNumber, own !== undefined);
    if (change !== undefined) return { state: 'failed', reason: change };
    if (!isHeld()) throw new ProblemError('overloaded');
    const target = version ?? (await createVersion(reader, row));
    const call = toDeployment({ scriptId, deploymentId, description }, target);
    await calls.execute(principal, { ...call, freezeReason: row.freeze_reason ?? undefined }, reader.requestId);
    return { state: 'done', reason: '', deployedVersion: target };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isTransient = error.failure === 'quota' || error.failure === 'outage';
    return isTransient ? retry(clock, row, error.message) : { state: 'failed', reason: error.message };
  }
}

/** Tries again in a moment, or gives up. */
export function retry(
  clock: Clock,
  { planned_at: plannedAt }: Pick<ScheduledDeployment, 'planned_at'>,
  reason: string,
): ScheduleResult {
  const dueAt = clock.nowMs() + RETRY_MS;
  return dueAt > Number(plannedAt) + GIVE_UP_MS ? { state: 'failed', reason } : { state: 'waiting', reason, dueAt };
}

/** What has changed since the deployment was planned, in words; undefined when nothing has that matters. */
async function findChange(
  reader: ProjectReader,
  { script_id: scriptId, former_version: former, unchanged_since: since }: ScheduledDeployment,
  current: number | undefined,
  isResumed: boolean,
): Promise<string | undefined> {
  if (current !== former)
    return `The deployment serves version ${current ?? 'HEAD'} since; it served version ${former} when this was planned.`;
  // A version that an attempt before this one created is of the code that was checked then.
  if (since === null || isResumed) return undefined;
  const isSame = (await readUpdateTime(reader, scriptId)) === since;
  return isSame ? undefined : 'The project was changed after this was planned.';
}

/** The version that an attempt before this one created. */
function findOwnVersion(reader: ProjectReader, row: ScheduledDeployment): Promise<number | undefined> {
  return findVersion(reader, row.script_id, describeVersion(row));
}

async function createVersion(
  { calls, principal, requestId }: ProjectReader,
  row: ScheduledDeployment,
): Promise<number> {
  const params = { scriptId: row.script_id };
  const body = { description: describeVersion(row) };
  const call = { operationId: 'script.projects.versions.create', params, body } as const;
  return created.parse((await calls.execute(principal, call, requestId)).body).versionNumber;
}

/** A description that no other version has, by which it is found again. */
function describeVersion({ id, planned_at }: ScheduledDeployment): string {
  const time = new Date(Number(planned_at)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
  return `Scheduled for ${time} UTC (${id.slice(0, 8)})`;
}
