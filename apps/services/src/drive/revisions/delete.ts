import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { touchItem } from '#items/items.ts';
import { resetApprovals } from '#items/reset-approvals.ts';
import { requireHistory } from './revision-access.ts';
import { deleteRevision, isHead, listRevisions, type Revision, requireRevision } from './revision-store.ts';

export const handler = operation('drive.revisions.delete', (context) => {
  const { params, db, caller, clock } = context;
  const { item } = requireHistory(context, params.fileId);
  const revision = requireRevision(db, item.number, params.revisionId);
  checkDeletable(db, item, revision);
  deleteRevision(db, item, revision);
  const nowMs = clock.nowMs();
  // Deleting the head restores the previous content, which is a content change for other users.
  if (isHead(revision)) resetApprovals(db, item.number, nowMs);
  const modification = { accountId: caller.accountId, modifiedAt: nowMs };
  touchItem(db, item, { changedAt: nowMs, ...(isHead(revision) && { modification }) });
  return undefined;
});

function checkDeletable(db: Database, item: Item, revision: Revision): void {
  if (revision.blobSha256 === null) {
    const message = 'Only revisions of files with binary content can be deleted.';
    throw globalError(403, 'revisionDeletionNotSupported', message);
  }
  if ([...listRevisions(db, item.number, { after: 0, limit: 2 })].length < 2) {
    throw globalError(403, 'cannotDeleteOnlyRevision', 'The only revision of a file cannot be deleted.');
  }
  if (isHead(revision) && item.restrictionReadOnly === 1) {
    throw globalError(403, 'insufficientFilePermissions', 'The content of this file is locked.');
  }
}
