import { operation } from '#core/operations/operation.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { insufficientPermissions, requireReadable, requireRole, supportsAllDrives } from '#drive/require-item.ts';
import { deleteItem } from './delete-items.ts';

export const handler = operation(
  'drive.files.delete',
  (context) => {
    const { params, db, caller, clock } = context;
    const { item, role } = requireReadable(context, params.fileId, { allDrives: supportsAllDrives(params) });
    requireRole(role, item.driveId === null ? 'owner' : 'organizer');
    if (item.isRoot) throw insufficientPermissions();
    deleteItem(db, item, { caller, deletedAt: clock.nowMs() });
    return undefined;
  },
  { isBulkWrite: isLargeTree },
);
