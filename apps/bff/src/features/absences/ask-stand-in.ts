import { APPROVAL_FIELDS, type ApprovalSnapshot, approvalSnapshot } from '#domain/approval-snapshot.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { formatFailure } from '#domain/failure-text.ts';
import { formatUtcMinute } from '#domain/format-utc-minute.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Absence } from './absence-store.ts';
import type { StandInRule } from './stand-in-rule.ts';
import type { WaitingApproval } from './waiting-approvals.ts';

/**
 * The outcome for an approval: whose permissions were used to ask the stand-in, or the reason for not asking. Undefined if
 * nothing had to be done.
 */
export type AskResult = { actorEmail: string } | { reason: string } | undefined;

/** Whose permissions are used to ask a stand-in, and for which absence. */
export type AskContext = {
  calls: Pick<UserCallExecutor, 'execute'>;
  actor: Principal;
  absence: Absence;
  mode: Exclude<StandInRule['mode'], 'off'>;
  requestId: string;
};

/**
 * Asks a stand-in instead of, or in addition to, an absent reviewer. Reads the approval first, so that steps that were taken
 * after the index was read, or before a process was lost, are not repeated. Throws if a call gets no response.
 */
export async function askStandIn(context: AskContext, { fileId, approvalId }: WaitingApproval): Promise<AskResult> {
  const { calls, actor, absence, mode, requestId } = context;
  const standIn = absence.stand_in_email;
  try {
    const read = {
      operationId: 'drive.approvals.get',
      params: { fileId, approvalId, fields: APPROVAL_FIELDS },
    } as const;
    const { body } = await calls.execute(actor, read, requestId);
    const approval = approvalSnapshot.parse(body);
    const own = findResponse(approval, absence.user_email);
    if (approval.status !== 'IN_PROGRESS') return undefined;
    if (findResponse(approval, standIn)) {
      if (mode === 'replace' && isOpen(own)) return { reason: `${standIn} is already a reviewer.` };
      return { actorEmail: '' };
    }
    if (!isOpen(own)) return undefined;
    const change =
      mode === 'replace'
        ? {
            replaceReviewers: [
              { addedReviewerEmail: standIn, removedReviewerEmail: own?.reviewer?.emailAddress ?? '' },
            ],
          }
        : { addReviewers: [{ addedReviewerEmail: standIn }] };
    const call = {
      operationId: 'drive.approvals.reassign',
      params: { fileId, approvalId },
      body: { ...change, message: toMessage(absence) },
    } as const;
    await calls.execute(actor, call, requestId);
    return { actorEmail: actor.email };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { reason: formatFailure(error) };
  }
}

/** Returns the message for everyone involved: both names and the end of the absence. */
function toMessage({ user_name: name, user_email: email, stand_in_email: standIn, ends_at: endsAt }: Absence): string {
  return `${name} (${email}) is away until ${formatUtcMinute(Number(endsAt))}. ${standIn} stands in.`;
}

type Response = ApprovalSnapshot['reviewerResponses'][number];

function findResponse({ reviewerResponses }: ApprovalSnapshot, email: string): Response | undefined {
  return reviewerResponses.find(({ reviewer }) => toEmailKey(reviewer?.emailAddress ?? '') === toEmailKey(email));
}

function isOpen(response: Response | undefined): boolean {
  return response !== undefined && response.response !== 'APPROVED' && response.response !== 'DECLINED';
}
