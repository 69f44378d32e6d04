import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { parseDateTime } from '#core/parse-date-time.ts';
import type { Database } from '#db/database.ts';
import { toCapabilities } from '#drive/capabilities.ts';
import { toCapabilityContext } from '#drive/capability-context.ts';
import { requireReadable } from '#drive/require-item.ts';
import { generatePartId } from '#items/item-id.ts';
import { CONTENT_CHANGE_BEHAVIORS, type ContentChangeBehavior, findApprovalInProgress } from './approval.ts';
import { actionNotAllowed, finishAction, lockContent } from './approval-action.ts';
import { insertReviewer } from './insert-reviewer.ts';
import { requireReviewerAccount } from './reviewer-accounts.ts';

export const handler = operation('drive.approvals.start', (context) => {
  const { params, db, caller, clock, body } = context;
  const { item, role } = requireReadable(context, params.fileId);
  const { canStartApproval } = toCapabilities(item, role, toCapabilityContext(db, caller, { item, role }));
  if (!canStartApproval) throw actionNotAllowed('The user cannot start an approval of this file.');
  const emails = body?.reviewerEmails ?? [];
  if (emails.length === 0) throw globalError(400, 'required', 'Name at least one reviewer.', 'reviewerEmails');
  const reviewers = new Set(emails.map((email) => requireReviewerAccount(db, email, 'reviewerEmails').id));
  const nowMs = clock.nowMs();
  const dueAt = parseDueTime(body?.dueTime, nowMs);
  const contentChangeBehavior = parseBehavior(body?.fileContentChangeBehavior);
  if (findApprovalInProgress(db, item.number)) {
    throw globalError(400, 'failedPrecondition', 'An approval of this file is already in progress.');
  }
  const id = generatePartId();
  insertApproval(db, {
    id,
    itemNumber: item.number,
    initiatorId: caller.accountId,
    contentChangeBehavior,
    startedAt: nowMs,
    dueAt,
    reviewerIds: [...reviewers],
  });
  if (body?.lockFile) lockContent(db, item, caller.accountId, nowMs);
  const target = { ...context, params: { fileId: params.fileId, approvalId: id } };
  return finishAction(target, item, { action: 'started', message: body?.message });
});

function parseDueTime(dueTime: string | undefined, nowMs: number): number | null {
  if (dueTime === undefined) return null;
  const dueAt = parseDateTime(dueTime);
  if (dueAt === undefined) throw globalError(400, 'invalid', 'dueTime is not a date-time.', 'dueTime');
  if (dueAt <= nowMs) throw globalError(400, 'invalid', 'dueTime is in the past.', 'dueTime');
  return dueAt;
}

function parseBehavior(text: string | undefined): ContentChangeBehavior {
  if (text === undefined || text === 'FILE_CONTENT_CHANGE_BEHAVIOR_UNSPECIFIED') return 'RESET_APPROVAL';
  const behavior = CONTENT_CHANGE_BEHAVIORS.find((known) => known === text);
  if (!behavior) throw globalError(400, 'invalid', 'Invalid Value', 'fileContentChangeBehavior');
  return behavior;
}

type NewApproval = {
  id: string;
  itemNumber: number;
  initiatorId: string;
  contentChangeBehavior: ContentChangeBehavior;
  startedAt: number;
  dueAt: number | null;
  reviewerIds: readonly string[];
};

function insertApproval(db: Database, approval: NewApproval): void {
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO approvals (id, item_number, initiator_id, status, content_change_behavior, created_at, modified_at,
       due_at) VALUES (?, ?, ?, 'IN_PROGRESS', ?, ?, ?, ?)`,
    approval.id,
    approval.itemNumber,
    approval.initiatorId,
    approval.contentChangeBehavior,
    approval.startedAt,
    approval.startedAt,
    approval.dueAt,
  );
  approval.reviewerIds.forEach((accountId, position) => {
    insertReviewer(db, number, { position, accountId, response: 'NO_RESPONSE', respondedAt: null });
  });
}
