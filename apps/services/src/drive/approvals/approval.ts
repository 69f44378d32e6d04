import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import type { SqlValue } from '#db/sql-value.ts';
import type { UserResources } from '#drive/user-resource.ts';

export type ApprovalStatus = 'IN_PROGRESS' | 'APPROVED' | 'CANCELLED' | 'DECLINED';
export type ApprovalResponse = 'NO_RESPONSE' | 'APPROVED' | 'DECLINED';

/** The effect of a content change on an approval in progress. `items/reset-approvals.ts` resets it. */
export const CONTENT_CHANGE_BEHAVIORS = ['RESET_APPROVAL', 'NO_APPROVAL_ACTION'] as const;
export type ContentChangeBehavior = (typeof CONTENT_CHANGE_BEHAVIORS)[number];

/** A stored approval. Times in Unix milliseconds. */
export type Approval = {
  number: number;
  id: string;
  itemNumber: number;
  initiatorId: string;
  status: ApprovalStatus;
  contentChangeBehavior: ContentChangeBehavior;
  createdAt: number;
  modifiedAt: number;
  completedAt: number | null;
  dueAt: number | null;
};

/** A reviewer of an approval, with their current response. */
export type Reviewer = { accountId: string; response: ApprovalResponse; position: number };

const COLUMNS = `number, id, item_number AS itemNumber, initiator_id AS initiatorId, status,
  content_change_behavior AS contentChangeBehavior, created_at AS createdAt, modified_at AS modifiedAt,
  completed_at AS completedAt, due_at AS dueAt`;

/** Lists the approvals of an item that match a condition, newest first. */
export function listApprovals(
  db: Database,
  itemNumber: number,
  condition = '1',
  ...values: SqlValue[]
): Iterable<Approval> {
  return db.iterate<Approval>(
    `SELECT ${COLUMNS} FROM approvals WHERE item_number = ? AND ${condition} ORDER BY created_at DESC, number DESC`,
    itemNumber,
    ...values,
  );
}

/** Returns the approval in progress of an item, if any. */
export function findApprovalInProgress(db: Database, itemNumber: number): Approval | undefined {
  const [approval] = listApprovals(db, itemNumber, "status = 'IN_PROGRESS'");
  return approval;
}

/** Returns the approval with this ID on this item. Throws 404 if it is not found. */
export function requireApproval(db: Database, itemNumber: number, approvalId: string): Approval {
  const [approval] = listApprovals(db, itemNumber, 'id = ?', approvalId);
  if (!approval) throw notFound('Approval', approvalId, 'approvalId');
  return approval;
}

/** Lists the reviewers of an approval, in the order in which they were added. */
export function listReviewers(db: Database, approval: Approval): Reviewer[] {
  return db.all<Reviewer>(
    `SELECT account_id AS accountId, response, position FROM approval_reviewers
     WHERE approval_number = ? ORDER BY position`,
    approval.number,
  );
}

/** Converts an approval of the file with this ID to its API resource. */
export function toApprovalResource(
  db: Database,
  users: UserResources,
  fileId: string,
  approval: Approval,
): DriveSchemas['Approval'] {
  const initiator = users.find(approval.initiatorId);
  return {
    kind: 'drive#approval',
    approvalId: approval.id,
    targetFileId: fileId,
    createTime: toTimestamp(approval.createdAt),
    modifyTime: toTimestamp(approval.modifiedAt),
    ...(approval.completedAt !== null && { completeTime: toTimestamp(approval.completedAt) }),
    ...(approval.dueAt !== null && { dueTime: toTimestamp(approval.dueAt) }),
    ...(initiator && { initiator }),
    status: approval.status,
    fileContentChangeBehavior: approval.contentChangeBehavior,
    reviewerResponses: listReviewers(db, approval).map(({ accountId, response }) => {
      const reviewer = users.find(accountId);
      return { kind: 'drive#reviewerResponse', response, ...(reviewer && { reviewer }) };
    }),
  };
}
