import { randomUUID } from 'node:crypto';
import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { formatFailure } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { AccessPeriod, AccessPeriodResult } from './access-period-store.ts';

export type ApplyPeriodDeps = {
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Pick<Clock, 'nowMs'>;
  findForWork: (userId: string) => Promise<Principal | undefined>;
};

const RETRY_MS = 5 * 60_000;
/** From lowest to highest. A rule that grants more than the period is left unchanged. */
const RANKS = ['none', 'freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'];
const SIGNED_OUT = 'You are signed out. Sign in to continue.';

type Execute = (call: UserCall) => Promise<unknown>;

/**
 * Performs the due step of a period. Stores the previous role before granting access in a separate step, so that the granted role
 * cannot be mistaken for the previous one if the process is lost in between.
 */
export async function applyAccessPeriod(deps: ApplyPeriodDeps, period: AccessPeriod): Promise<AccessPeriodResult> {
  const { calls, clock, findForWork } = deps;
  const principal = await findForWork(period.user_id);
  if (!principal) return retry(deps, period, SIGNED_OUT);
  const requestId = randomUUID();
  const execute: Execute = async (call) => (await calls.execute(principal, call, requestId)).body;
  const isOver = clock.nowMs() >= Number(period.ends_at);
  try {
    if (period.state === 'planned') {
      if (isOver) return { state: 'ended', reason: 'The period ended before access could be granted.' };
      return { state: 'granting', reason: '', dueAt: clock.nowMs(), formerRole: await readRole(execute, period) };
    }
    if (period.state === 'granting') {
      await grant(execute, period);
      return { state: 'active', reason: '' };
    }
    if (!isOver) return { state: 'active', reason: '' };
    return { state: 'ended', reason: await withdraw(execute, period) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The next attempt succeeds once the user has authenticated again.
    const isRetryable = error.toBody('').retryable || error.code === 'step_up_required';
    return isRetryable ? retry(deps, period, formatFailure(error)) : { state: 'failed', reason: error.message };
  }
}

/** Retries the withdrawal until it succeeds or is rejected. Never grants access for a period that is over. */
function retry({ clock }: ApplyPeriodDeps, { state, ends_at }: AccessPeriod, reason: string): AccessPeriodResult {
  const nowMs = clock.nowMs();
  if (state === 'planned' && nowMs >= Number(ends_at)) return { state: 'ended', reason };
  const known = state === 'active' || state === 'granting' ? state : 'planned';
  return { state: known, reason, dueAt: nowMs + RETRY_MS };
}

async function grant(execute: Execute, period: AccessPeriod): Promise<void> {
  const { calendar_id: calendarId, role, former_role: former, notifies } = period;
  if (getRank(former) >= getRank(role)) return;
  const params = { calendarId, sendNotifications: notifies === 1 };
  if (former === '') {
    const scope = { type: period.scope_type, value: period.scope_value };
    await execute({ operationId: 'calendar.acl.insert', params, body: { role, scope } });
    return;
  }
  const ruleId = getRuleId(period);
  await execute({ operationId: 'calendar.acl.patch', params: { ...params, ruleId }, body: { role } });
}

/** Restores the previous role. If someone else has changed the role, leaves it and returns the reason. */
async function withdraw(execute: Execute, period: AccessPeriod): Promise<string> {
  const { calendar_id: calendarId, role, former_role: former } = period;
  if (getRank(former) >= getRank(role)) return 'The previous access was the same or higher and remains.';
  const current = await readRole(execute, period);
  if (current === '') return 'The access was removed before.';
  if (current !== role) return 'The access was changed in the meantime and stays as it is.';
  const params = { calendarId, ruleId: getRuleId(period) };
  if (former === '') await execute({ operationId: 'calendar.acl.delete', params });
  else {
    const quiet = { ...params, sendNotifications: false };
    await execute({ operationId: 'calendar.acl.patch', params: quiet, body: { role: former } });
  }
  return '';
}

/** Returns the grantee's role from their own rule, or an empty string if there is no rule. */
async function readRole(execute: Execute, period: AccessPeriod): Promise<string> {
  const params = { calendarId: period.calendar_id, ruleId: getRuleId(period) };
  try {
    const role = readMember(await execute({ operationId: 'calendar.acl.get', params }), 'role');
    return typeof role === 'string' && role !== 'none' ? role : '';
  } catch (error) {
    if (error instanceof ProblemError && error.upstream && error.failure === 'not_found') return '';
    throw error;
  }
}

function getRuleId({ scope_type, scope_value }: AccessPeriod): string {
  return `${scope_type}:${scope_value}`;
}

function getRank(role: string): number {
  return role === '' ? 0 : RANKS.indexOf(role);
}
