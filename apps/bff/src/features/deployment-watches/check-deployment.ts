import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { formatFailure } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { WatchedDeployment, WatchResult } from './deployment-watch-store.ts';

/** The dependencies for checking deployments. */
export type CheckDeps = {
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
  findForWork: (userId: string) => Promise<Principal | undefined>;
};

/** How long after the start a deployment may still be missing. */
const GRACE_MS = 16 * 60_000;
const FAILURES_PAGE_SIZE = 50;
const SIGNED_OUT = 'You are signed out. Sign in to continue.';

const deployment = z.object({
  deploymentConfig: z.object({ versionNumber: z.number().optional(), description: z.string().optional() }).default({}),
});
const processes = z.object({ processes: z.array(z.unknown()).default([]) });

/** Returns the version that a deployment serves. Throws if the call fails. */
export async function readServedVersion(
  { calls }: Pick<CheckDeps, 'calls'>,
  principal: Principal,
  target: { scriptId: string; deploymentId: string },
  requestId: string,
) {
  const call = { operationId: 'script.projects.deployments.get', params: target } as const;
  return deployment.parse((await calls.execute(principal, call, requestId)).body ?? {}).deploymentConfig;
}

/**
 * Counts the failures of a deployment since its change, and rolls it back if there are too many and a rollback was requested.
 * Makes at most two reads. `isHeld` reports whether this process still holds the lease.
 */
export async function checkDeployment(
  deps: CheckDeps,
  row: WatchedDeployment,
  isHeld: () => boolean,
): Promise<WatchResult> {
  const principal = await deps.findForWork(row.user_id);
  const known = { failures: row.failures, versionNumber: row.version_number };
  if (!principal) return scheduleNextCheck(deps.clock, row, SIGNED_OUT);
  const requestId = randomUUID();
  try {
    const target = { scriptId: row.script_id, deploymentId: row.deployment_id };
    const { versionNumber: served } = await readServedVersion(deps, principal, target, requestId);
    const change = findChange(deps.clock, row, served);
    if (change) return { ...known, ...change };
    const isUnchanged = row.version_number === null && served === row.former_version;
    if (served === undefined || isUnchanged) return scheduleNextCheck(deps.clock, row, '');
    const failures = await countFailures(deps, principal, row, requestId);
    const found = { failures, versionNumber: served };
    if (failures < row.max_failures) return { ...scheduleNextCheck(deps.clock, row, ''), ...found };
    if (row.action !== 'rollBack' || !isHeld()) return { state: 'failing', reason: '', ...found };
    return { ...(await rollBack(deps, principal, row, requestId)), ...found };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return scheduleNextCheck(deps.clock, row, formatFailure(error));
  }
}

/** Schedules the next check in a minute. When the time is over, a deployment without enough counted failures has passed. */
export function scheduleNextCheck(clock: Clock, row: WatchedDeployment, reason: string): WatchResult {
  const found = { failures: row.failures, versionNumber: row.version_number };
  if (clock.nowMs() < Number(row.ends_at)) return { state: 'waiting', reason, ...found };
  return reason === '' ? { state: 'passed', reason, ...found } : { state: 'ended', reason, ...found };
}

/** Returns why the deployment is no longer watched, or undefined if it still is. */
function findChange(
  clock: Clock,
  { version_number: watched, former_version: former, starts_at: startsAt }: WatchedDeployment,
  served: number | undefined,
): Pick<WatchResult, 'state' | 'reason'> | undefined {
  if (watched === null) {
    const isLate = served === former && clock.nowMs() > Number(startsAt) + GRACE_MS;
    return isLate ? { state: 'ended', reason: 'The deployment was not changed.' } : undefined;
  }
  if (served === watched) return undefined;
  return { state: 'ended', reason: `The deployment serves version ${served ?? 'HEAD'} now.` };
}

async function countFailures(
  { calls }: CheckDeps,
  principal: Principal,
  row: WatchedDeployment,
  requestId: string,
): Promise<number> {
  const params = {
    scriptId: row.script_id,
    pageSize: FAILURES_PAGE_SIZE,
    fields: 'processes(processStatus)',
    'scriptProcessFilter.deploymentId': row.deployment_id,
    'scriptProcessFilter.statuses': ['FAILED', 'TIMED_OUT'],
    'scriptProcessFilter.startTime': new Date(Number(row.starts_at)).toISOString(),
  };
  const call = { operationId: 'script.processes.listScriptProcesses', params } as const;
  return processes.parse((await calls.execute(principal, call, requestId)).body ?? {}).processes.length;
}

/** A rejected rollback requires attention and is not retried. */
async function rollBack(
  { calls }: CheckDeps,
  principal: Principal,
  row: WatchedDeployment,
  requestId: string,
): Promise<Pick<WatchResult, 'state' | 'reason'>> {
  const { script_id: scriptId, deployment_id: deploymentId, former_version: versionNumber } = row;
  const deploymentConfig = {
    scriptId,
    versionNumber,
    description: row.former_description,
    manifestFileName: 'appsscript',
  };
  const operationId = 'script.projects.deployments.update';
  const call: UserCall = { operationId, params: { scriptId, deploymentId }, body: { deploymentConfig } };
  try {
    await calls.execute(principal, call, requestId);
    return { state: 'rolledBack', reason: '' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { state: 'failing', reason: `The deployment could not be rolled back: ${error.message}` };
  }
}
