import { type OperationContext, operation } from '#core/operations/operation.ts';
import { requireDrive, requireOrganizer } from '#drive/drives/require-drive.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';
import { findItem } from '#items/item.ts';
import { deleteItem } from './delete-items.ts';

export const handler = operation(
  'drive.files.emptyTrash',
  (context) => {
    const { params, db, caller, clock } = context;
    if (params.driveId !== undefined) {
      requireOrganizer(requireDrive(context, { driveId: params.driveId, location: 'driveId' }).viewer);
    }
    for (const id of listTrashed(context)) {
      // Items below another trashed folder may already have been deleted with it.
      const item = findItem(db, id);
      if (item) deleteItem(db, item, { caller, deletedAt: clock.nowMs() });
    }
    return undefined;
  },
  { isBulkWrite: (context) => hasManyDescendants(context.db, listTrashed(context)) },
);

/** Returns the IDs of explicitly trashed items, without the items below them. */
function listTrashed({ params, db, caller }: OperationContext<'drive.files.emptyTrash'>): string[] {
  const rows = db.all<{ id: string }>(
    `SELECT id FROM items WHERE ${params.driveId === undefined ? 'drive_id IS NULL AND owner_id' : 'drive_id'} = ?
       AND explicitly_trashed = 1`,
    params.driveId ?? caller.accountId,
  );
  return rows.map(({ id }) => id);
}
