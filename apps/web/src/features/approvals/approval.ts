import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** One round of review of a file. */
export type Approval = DriveSchemas['Approval'];
/** What one reviewer has answered. */
export type ReviewerResponse = DriveSchemas['ReviewerResponse'];

/** How far a review has come. */
export function countAnswers(approval: Approval): { answered: number; total: number } {
  const responses = approval.reviewerResponses ?? [];
  return { answered: responses.filter(hasAnswered).length, total: responses.length };
}

/** Whether a reviewer has answered. */
export function hasAnswered({ response }: ReviewerResponse): boolean {
  return response === 'APPROVED' || response === 'DECLINED';
}

/** Addresses of the reviewers who have not answered, without one person's own. */
export function waitingOthers(approval: Approval, ownEmail: string): string[] {
  const waiting = (approval.reviewerResponses ?? []).filter((response) => !hasAnswered(response));
  const emails = waiting.flatMap(({ reviewer }) => reviewer?.emailAddress ?? []);
  return emails.filter((email) => email.toLowerCase() !== ownEmail.toLowerCase());
}

/** The answer of the person with this address; undefined when they are no reviewer. */
export function responseOf(approval: Approval, email: string): ReviewerResponse | undefined {
  return approval.reviewerResponses?.find(
    ({ reviewer }) => reviewer?.emailAddress?.toLowerCase() === email.toLowerCase(),
  );
}

/** What approving does, for a reviewer who has not answered. */
export function approveEffect(approval: Approval): { label: string; sentence: string } {
  const { answered, total } = countAnswers(approval);
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

/** What declining does. */
export function declineEffect(approval: Approval): string {
  const { total } = countAnswers(approval);
  return `Declining ends the approval${total > 1 ? ` for all ${total} reviewers` : ''}.`;
}

/**
 * What a decision is made on: the approval and the content of its file, as they were shown. A decision is held back when
 * either has changed by the time it is sent. Undefined when the service does not tell.
 */
export function decisionPrecondition(
  modifyTime: string | undefined,
  fileVersion: string | undefined,
): string | undefined {
  return modifyTime && fileVersion ? `${modifyTime} ${fileVersion}` : undefined;
}

/** A person by name, or by address when there is no name. */
export function personName(user: DriveSchemas['User'] | undefined): string {
  return user?.displayName ?? user?.emailAddress ?? 'Someone';
}
