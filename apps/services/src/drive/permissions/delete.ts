import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { changeAccess } from '#items/access-changes.ts';
import { inheritedPermissionError, requirePermission } from './permission-target.ts';
import { requireSharing, requireSharingTarget } from './sharing-target.ts';

export const handler = operation(
  'drive.permissions.delete',
  (context) => {
    const { params, db, caller, clock } = context;
    const target = requireSharingTarget(context, params);
    const { item } = target;
    // All users may remove their own access.
    if (params.permissionId !== caller.permissionId) requireSharing(target);
    const { own } = requirePermission(db, item, params.permissionId);
    if (!own) throw inheritedPermissionError(item);
    if (own.role === 'owner') {
      throw globalError(403, 'cannotRemoveOwner', 'The owner of an item cannot be removed from it.');
    }
    changeAccess(db, item, clock.nowMs(), () => {
      db.run('DELETE FROM permissions WHERE item_number = ? AND id = ?', item.number, own.id);
    });
    return undefined;
  },
  { isBulkWrite: isLargeTree },
);
