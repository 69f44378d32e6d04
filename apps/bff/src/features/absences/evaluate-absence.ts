import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Absence, AbsenceStore, CoveredApproval } from './absence-store.ts';
import { type AskResult, askStandIn } from './ask-stand-in.ts';
import type { StandInRule } from './stand-in-rule.ts';
import { listWaiting, type WaitingApproval } from './waiting-approvals.ts';

export type AbsenceDeps = {
  store: Store;
  absences: AbsenceStore;
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  readRule: () => Promise<StandInRule>;
  /** Updates a user's approval index as if the user had opened it. */
  follow: (userId: string) => Promise<void>;
};

const MAX_APPROVALS = 5_000;
const MAX_AT_ONCE = 50;
/** The delay before a failed attempt is retried. */
const RETRY_MS = 15 * 60_000;
const SIGNED_OUT = 'No one whose permissions can be used is signed in.';

/** Asks the stand-in in all approvals that wait for the absent user. Returns whether anything changed. */
export async function evaluateAbsence(deps: AbsenceDeps, absence: Absence, lease: Lease): Promise<boolean> {
  const { absences, clock, store } = deps;
  const rule = await deps.readRule();
  const { mode } = rule;
  if (mode === 'off') return false;
  await deps.follow(absence.user_id);
  const noted = await absences.listApprovals([absence.id], MAX_APPROVALS);
  const known = new Map(noted.map((covered) => [covered.row_id, covered]));
  const waiting = await listWaiting(store, absence, rule);
  const due = waiting.filter(({ rowId }) => isDue(known.get(rowId), clock.nowMs())).slice(0, MAX_AT_ONCE);
  let isChanged = false;
  for (const approval of due) {
    if (!lease.isHeld()) break;
    const result = await askWithFallback(deps, absence, mode, approval);
    if (!result) continue;
    const { rowId, title } = approval;
    const isDone = 'actorEmail' in result;
    await absences.recordOutcome({
      absence_id: absence.id,
      row_id: rowId,
      title,
      outcome: isDone ? 'done' : 'failed',
      reason: isDone ? '' : result.reason,
      actor_email: isDone ? result.actorEmail : '',
    });
    isChanged = true;
  }
  return isChanged;
}

function isDue(covered: CoveredApproval | undefined, nowMs: number): boolean {
  if (!covered) return true;
  return covered.outcome !== 'done' && nowMs - Number(covered.updated_at) >= RETRY_MS;
}

/** Tries the permissions of the absent user, then those of the user who started the approval. */
async function askWithFallback(
  { calls, findForWork }: AbsenceDeps,
  absence: Absence,
  mode: 'replace' | 'add',
  approval: WaitingApproval,
): Promise<AskResult> {
  let failed: AskResult = { reason: SIGNED_OUT };
  for (const userId of [absence.user_id, approval.starterId]) {
    const actor = userId === undefined ? undefined : await findForWork(userId);
    if (!actor) continue;
    const result = await askStandIn({ calls, actor, absence, mode, requestId: randomUUID() }, approval);
    if (!result || 'actorEmail' in result) return result;
    failed = result;
  }
  return failed;
}
