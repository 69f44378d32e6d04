import type { Database } from '#db/database.ts';
import type { ApprovalResponse } from './approval.ts';

/** A reviewer at a position of an approval. `respondedAt` in Unix milliseconds, null without a response. */
type NewReviewer = {
  position: number;
  accountId: string;
  response: ApprovalResponse;
  respondedAt: number | null;
};

/** Adds a reviewer to the approval with this number. */
export function insertReviewer(
  db: Database,
  approvalNumber: number,
  { position, accountId, response, respondedAt }: NewReviewer,
): void {
  db.run(
    `INSERT INTO approval_reviewers (approval_number, position, account_id, response, responded_at)
     VALUES (?, ?, ?, ?, ?)`,
    approvalNumber,
    position,
    accountId,
    response,
    respondedAt,
  );
}
