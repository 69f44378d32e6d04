import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A review round of a file. */
export type Approval = DriveSchemas['Approval'];
/** A reviewer's response. */
export type ReviewerResponse = DriveSchemas['ReviewerResponse'];

/** Counts the responses of a review. */
export function countResponses(approval: Approval): { answered: number; total: number } {
  const responses = approval.reviewerResponses ?? [];
  return { answered: responses.filter(hasResponded).length, total: responses.length };
}

/** Reports whether a reviewer has responded. */
export function hasResponded({ response }: ReviewerResponse): boolean {
  return response === 'APPROVED' || response === 'DECLINED';
}

/** Returns the email addresses of the reviewers who have not responded, without the user's own. */
export function listOtherPendingReviewers(approval: Approval, ownEmail: string): string[] {
  const waiting = (approval.reviewerResponses ?? []).filter((response) => !hasResponded(response));
  const emails = waiting.flatMap(({ reviewer }) => reviewer?.emailAddress ?? []);
  return emails.filter((email) => email.toLowerCase() !== ownEmail.toLowerCase());
}

/** Returns the response of the user with this email address. Returns undefined if the user is not a reviewer. */
export function findResponse(approval: Approval, email: string): ReviewerResponse | undefined {
  return approval.reviewerResponses?.find(
    ({ reviewer }) => reviewer?.emailAddress?.toLowerCase() === email.toLowerCase(),
  );
}

/** Describes the effect of approving, for a reviewer who has not responded. */
export function approveEffect(approval: Approval): { label: string; sentence: string } {
  const { answered, total } = countResponses(approval);
  const others = total - answered - 1;
  if (others > 0) {
    const who = `${countOf(others, 'other reviewer')} ${others === 1 ? 'has' : 'have'}`;
    return { label: 'Approve', sentence: `Records your approval; ${who} still to respond.` };
  }
  const lock = approval.fileContentChangeBehavior === 'NO_APPROVAL_ACTION' ? '' : ' and locks the file';
  return {
    label: 'Approve and complete',
    sentence: `You are the last reviewer: approving completes this request${lock}.`,
  };
}

/** Describes the effect of declining. */
export function declineEffect(approval: Approval): string {
  const { total } = countResponses(approval);
  return `Declining ends the approval${total > 1 ? ` for all ${total} reviewers` : ''}.`;
}

/**
 * Returns the precondition of a decision: the modification time of the approval and the version of the file content, as shown.
 * The decision is not sent if either has changed by then. Returns undefined if the service does not provide them.
 */
export function getDecisionPrecondition(
  modifyTime: string | undefined,
  fileVersion: string | undefined,
): string | undefined {
  return modifyTime && fileVersion ? `${modifyTime} ${fileVersion}` : undefined;
}

/** Returns a user's name, or the email address if there is no name. */
export function getPersonName(user: DriveSchemas['User'] | undefined): string {
  return user?.displayName ?? user?.emailAddress ?? 'Someone';
}
