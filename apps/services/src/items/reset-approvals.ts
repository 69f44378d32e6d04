import type { Database } from '#db/database.ts';

/**
 * Resets the responses of the approval in progress after a content change of the file, if the approval requires it. Called by all
 * handlers that change content, of files and of script projects. The console detects a reset in
 * `apps/bff/src/features/approval-history/find-steps.ts`.
 */
export function resetApprovals(db: Database, itemNumber: number, nowMs: number): void {
  db.run(
    `UPDATE approval_reviewers SET response = 'NO_RESPONSE', responded_at = NULL
     WHERE response = 'APPROVED' AND approval_number IN (
       SELECT number FROM approvals
       WHERE item_number = ? AND status = 'IN_PROGRESS' AND content_change_behavior = 'RESET_APPROVAL')`,
    itemNumber,
  );
  db.run(
    `UPDATE approvals SET modified_at = ? WHERE item_number = ? AND status = 'IN_PROGRESS'
       AND content_change_behavior = 'RESET_APPROVAL'`,
    nowMs,
    itemNumber,
  );
}
