import { randomUUID } from 'node:crypto';
import { APPROVAL_FIELDS, type ApprovalSnapshot, approvalSnapshot } from '#domain/approval-snapshot.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { formatFailure } from '#domain/failure-text.ts';
import { formatUtcMinute } from '#domain/format-utc-minute.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Escalation, EscalationResult } from './escalation-store.ts';
import { startNext } from './start-next.ts';

export type EscalateDeps = {
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
  findForWork: (userId: string) => Promise<Principal | undefined>;
};

const RETRY_MS = 5 * 60_000;
/** How long a step is retried after its due time. */
const GIVE_UP_MS = 24 * 3_600_000;
/** How long a step waits for another approval. */
const START_TIMEOUT_MS = 366 * 24 * 3_600_000;
const REMINDER = 'Reminder: your response is awaited.';
const SIGNED_OUT = 'You are signed out. Sign in to continue.';

type Open = ApprovalSnapshot['reviewerResponses'];

/**
 * Performs a due step if the approval is still pending. Reads the approval to detect steps that were completed before a process
 * was lost.
 */
export async function escalate(
  { calls, clock, findForWork }: EscalateDeps,
  step: Escalation,
): Promise<EscalationResult> {
  const principal = await findForWork(step.user_id);
  if (!principal) return retry(clock, step, SIGNED_OUT);
  const params = { fileId: step.file_id, approvalId: step.approval_id };
  const requestId = randomUUID();
  const execute = (call: UserCall) => calls.execute(principal, call, requestId);
  try {
    const read = { operationId: 'drive.approvals.get', params: { ...params, fields: APPROVAL_FIELDS } } as const;
    const approval = approvalSnapshot.parse((await execute(read)).body);
    if (step.kind === 'start') return await startNext(execute, { step, approval, nowMs: clock.nowMs() });
    if (approval.status !== 'IN_PROGRESS') return { state: 'dropped', reason: 'The approval has ended.' };
    const call = toCall(params, approval, step);
    if (call) await execute(call);
    return { state: 'done', reason: '' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isTransient = error.failure === 'quota' || error.failure === 'outage';
    return isTransient ? retry(clock, step, formatFailure(error)) : { state: 'failed', reason: error.message };
  }
}

function toCall(params: Params, approval: ApprovalSnapshot, step: Escalation): UserCall | undefined {
  const open = approval.reviewerResponses.filter(({ response }) => response !== 'APPROVED' && response !== 'DECLINED');
  if (step.kind === 'reassign') return toReassignment(params, approval, open, step);
  return toComment(params, approval, step.kind === 'notify' ? toNotice(open) : REMINDER);
}

function retry(clock: Clock, { kind, planned_at: plannedAt }: Escalation, reason: string): EscalationResult {
  const dueAt = clock.nowMs() + RETRY_MS;
  const isLate = dueAt > Number(plannedAt) + (kind === 'start' ? START_TIMEOUT_MS : GIVE_UP_MS);
  return isLate ? { state: 'failed', reason } : { state: 'waiting', reason, dueAt };
}

type Params = { fileId: string; approvalId: string };

function toComment(params: Params, { dueTime }: ApprovalSnapshot, message: string): UserCall {
  const dueMs = Date.parse(dueTime ?? '');
  const due = Number.isNaN(dueMs) ? '' : ` Due ${formatUtcMinute(dueMs)}.`;
  return { operationId: 'drive.approvals.comment', params, body: { message: `${message}${due}` } };
}

/**
 * Returns the names of reviewers whose response is missing. The service sends a comment to the user who started the approval and
 * to its reviewers.
 */
function toNotice(open: Open): string {
  const names = open.flatMap(({ reviewer }) => reviewer?.emailAddress ?? []);
  return `Notice to the requester: no response yet from ${new Intl.ListFormat('en').format(names)}.`;
}

/**
 * Returns the reassignment: the new reviewer replaces the only pending reviewer, or is added to several. Returns undefined if the
 * new reviewer was already asked.
 */
function toReassignment(
  params: Params,
  { reviewerResponses }: ApprovalSnapshot,
  open: Open,
  { reviewer_email: addedReviewerEmail }: Escalation,
): UserCall | undefined {
  const emails = reviewerResponses.map(({ reviewer }) => toEmailKey(reviewer?.emailAddress ?? ''));
  if (emails.includes(toEmailKey(addedReviewerEmail))) return undefined;
  const [only] = open;
  const removedReviewerEmail = open.length === 1 ? only?.reviewer?.emailAddress : undefined;
  const change =
    removedReviewerEmail === undefined
      ? { addReviewers: [{ addedReviewerEmail }] }
      : { replaceReviewers: [{ addedReviewerEmail, removedReviewerEmail }] };
  const message = `Escalated to ${addedReviewerEmail}: no response in time.`;
  return { operationId: 'drive.approvals.reassign', params, body: { ...change, message } };
}
