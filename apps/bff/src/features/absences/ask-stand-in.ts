import { APPROVAL_FIELDS, type ApprovalSnapshot, approvalSnapshot } from '#domain/approval-snapshot.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { failureText } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Absence } from './absence-store.ts';
import type { StandInRule } from './stand-in-rule.ts';
import type { WaitingApproval } from './waiting-approvals.ts';

/** What became of an approval: under whose rights the stand-in was asked, or why not; undefined when nothing was to be done. */
export type AskResult = { actorEmail: string } | { reason: string } | undefined;

/** Under whose rights, and for whom, a stand-in is asked. */
export type AskContext = {
  calls: Pick<UserCallExecutor, 'execute'>;
  actor: Principal;
  absence: Absence;
  mode: Exclude<StandInRule['mode'], 'off'>;
  requestId: string;
};

/**
 * Asks a stand-in in the place of a reviewer who is away, or besides. The approval is read first: what has changed since the
 * index was read, or was done before a process was lost, is not done again. Throws what a call throws that has no response.
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
    return { reason: failureText(error) };
  }
}

/** What everyone involved reads: both names, and for how long. */
function toMessage({ user_name: name, user_email: email, stand_in_email: standIn, ends_at: endsAt }: Absence): string {
  const day = new Date(Number(endsAt)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return `${name} (${email}) is away until ${day}. ${standIn} stands in.`;
}

type Response = ApprovalSnapshot['reviewerResponses'][number];

function findResponse({ reviewerResponses }: ApprovalSnapshot, email: string): Response | undefined {
  return reviewerResponses.find(({ reviewer }) => toEmailKey(reviewer?.emailAddress ?? '') === toEmailKey(email));
}

function isOpen(response: Response | undefined): boolean {
  return response !== undefined && response.response !== 'APPROVED' && response.response !== 'DECLINED';
}
