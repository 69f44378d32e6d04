import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { type Approval, listReviewers, type Reviewer } from './approval.ts';
import { actionNotAllowed, lockContent, requireInProgress, setStatus } from './approval-action.ts';

/**
 * Records a reviewer's response, and returns whether it is new. One DECLINED ends the approval. Once all reviewers have approved,
 * sets the approval to approved, and locks the file if changes to it would reset the approval. Throws 403 if the user is not a
 * reviewer or the approval is completed.
 */
export function respond(
  db: Database,
  target: { item: Item; approval: Approval },
  response: { accountId: string; response: 'APPROVED' | 'DECLINED'; respondedAt: number },
): boolean {
  const { item, approval } = target;
  const reviewers = listReviewers(db, approval);
  const reviewer = reviewers.find(({ accountId }) => accountId === response.accountId);
  if (!reviewer) throw actionNotAllowed('The user is not a reviewer of this approval.');
  requireInProgress(approval);
  if (reviewer.response === response.response) return false;
  db.run(
    'UPDATE approval_reviewers SET response = ?, responded_at = ? WHERE approval_number = ? AND account_id = ?',
    response.response,
    response.respondedAt,
    approval.number,
    response.accountId,
  );
  if (response.response === 'DECLINED') {
    setStatus(db, approval, 'DECLINED', response.respondedAt);
  } else if (isUnanimous(reviewers, response.accountId)) {
    setStatus(db, approval, 'APPROVED', response.respondedAt);
    if (approval.contentChangeBehavior === 'RESET_APPROVAL') {
      lockContent(db, item, response.accountId, response.respondedAt);
    }
  }
  return true;
}

function isUnanimous(reviewers: readonly Reviewer[], lastId: string): boolean {
  return reviewers.every(({ accountId, response }) => accountId === lastId || response === 'APPROVED');
}
