import type { Approval } from '#features/approvals/approval.ts';
import type { ApprovalStep } from '#features/approvals/history-query.ts';

/** Changes that a reviewer has requested, and who that is. */
export type ChangeRequest = { name: string; email: string; message: string | undefined; time: string };

/**
 * The changes that reviewers of an approval in progress have requested and not approved or declined since. `steps` are those of the
 * approval, oldest first.
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
