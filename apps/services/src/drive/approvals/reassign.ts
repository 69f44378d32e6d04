import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { includesRole } from '#items/item-role.ts';
import { type Approval, listReviewers } from './approval.ts';
import { actionNotAllowed, finishAction, requireInProgress, requireTarget } from './approval-action.ts';
import { insertReviewer } from './insert-reviewer.ts';
import { requireReviewerAccount } from './reviewer-accounts.ts';

export const handler = operation('drive.approvals.reassign', (context) => {
  const { db, caller, body } = context;
  const { item, role, approval } = requireTarget(context);
  const additions = body?.addReviewers ?? [];
  const replacements = body?.replaceReviewers ?? [];
  if (additions.length === 0 && replacements.length === 0) {
    throw globalError(400, 'badRequest', 'Name at least one reviewer to add or to replace.');
  }
  const mayArrange = approval.initiatorId === caller.accountId || includesRole(role, 'writer');
  const passesOnOwn =
    additions.length === 0 &&
    listReviewers(db, approval).some(({ accountId }) => accountId === caller.accountId) &&
    replacements.every(({ removedReviewerEmail: email }) => email?.toLowerCase() === caller.email.toLowerCase());
  if (!mayArrange && !passesOnOwn) throw actionNotAllowed('The user may not change the reviewers of this approval.');
  requireInProgress(approval);
  for (const { addedReviewerEmail, removedReviewerEmail } of replacements) {
    replaceReviewer(db, approval, removedReviewerEmail, addedReviewerEmail);
  }
  for (const { addedReviewerEmail } of additions) addReviewer(db, approval, addedReviewerEmail);
  return finishAction(context, item, { action: 'reassigned', message: body?.message });
});

function addReviewer(db: Database, approval: Approval, email: string | undefined): void {
  const account = requireReviewerAccount(db, email, 'addReviewers');
  const reviewers = listReviewers(db, approval);
  if (reviewers.some(({ accountId }) => accountId === account.id)) return;
  const position = Math.max(-1, ...reviewers.map((reviewer) => reviewer.position)) + 1;
  insertReviewer(db, approval.number, {
    position,
    accountId: account.id,
    response: 'NO_RESPONSE',
    respondedAt: null,
  });
}

function replaceReviewer(
  db: Database,
  approval: Approval,
  removedEmail: string | undefined,
  addedEmail: string | undefined,
): void {
  const removed = requireReviewerAccount(db, removedEmail, 'replaceReviewers');
  const added = requireReviewerAccount(db, addedEmail, 'replaceReviewers');
  const reviewers = listReviewers(db, approval);
  const reviewer = reviewers.find(({ accountId }) => accountId === removed.id);
  if (!reviewer) throw globalError(400, 'invalid', `${removed.email} is not a reviewer.`, 'replaceReviewers');
  if (reviewer.response !== 'NO_RESPONSE') {
    throw globalError(400, 'badRequest', `${removed.email} has already responded.`, 'replaceReviewers');
  }
  if (reviewers.some(({ accountId }) => accountId === added.id)) {
    throw globalError(400, 'badRequest', `${added.email} is already a reviewer.`, 'replaceReviewers');
  }
  db.run(
    'UPDATE approval_reviewers SET account_id = ? WHERE approval_number = ? AND position = ?',
    added.id,
    approval.number,
    reviewer.position,
  );
}
