import type { Approval } from '#features/approvals/approval.ts';
import type { ApprovalStep } from '#features/approvals/history-query.ts';

/** A reviewer's change request. */
export type ChangeRequest = { name: string; email: string; message: string | undefined; time: string };

/**
 * Returns the open change requests of an approval in progress: the requests of reviewers who have not approved or declined since.
 * `steps` are the steps of the approval, oldest first.
 */
export function findChangeRequests(approval: Approval, steps: readonly ApprovalStep[]): ChangeRequest[] {
  if (approval.status !== 'IN_PROGRESS') return [];
  const reviewers = new Set(approval.reviewerResponses?.map(({ reviewer }) => reviewer?.emailAddress?.toLowerCase()));
  const requests = new Map<string, ChangeRequest>();
  for (const { kind, person, message, time } of steps) {
    if (!person || !(kind === 'changesRequested' || kind === 'approved' || kind === 'declined')) continue;
    const key = person.email.toLowerCase();
    requests.delete(key);
    if (kind === 'changesRequested') requests.set(key, { name: person.name, email: person.email, message, time });
  }
  return [...requests.values()].filter(({ email }) => reviewers.has(email.toLowerCase()));
}
