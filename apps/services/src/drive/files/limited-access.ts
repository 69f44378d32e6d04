import type { OperationContext } from '#core/operations/operation.ts';
import { toCapabilities } from '#drive/capabilities.ts';
import { readOnlyMemberError } from '#drive/file-body.ts';
import { insufficientPermissions } from '#drive/require-item.ts';
import { findItemRole } from '#items/access.ts';
import { changeAccess } from '#items/access-changes.ts';
import type { Item } from '#items/item.ts';

type Context = Pick<OperationContext<'drive.files.create' | 'drive.files.update'>, 'body' | 'db' | 'caller' | 'clock'>;

/**
 * Enables or disables limited access to a folder, as set in `inheritedPermissionsDisabled`. With limited access, inherited grants
 * do not open the folder. Throws 403 for other items, and if the caller may not share the folder.
 */
export function putLimitedAccess({ body, db, caller, clock }: Context, item: Item): void {
  const isWanted = body?.inheritedPermissionsDisabled;
  if (typeof isWanted !== 'boolean' || isWanted === (item.inheritanceDisabled === 1)) return;
  if (!item.isFolder) {
    throw readOnlyMemberError('inheritedPermissionsDisabled');
  }
  const role = findItemRole(db, caller, item.id) ?? 'reader';
  const { canDisableInheritedPermissions, canEnableInheritedPermissions } = toCapabilities(item, role);
  if (!(isWanted ? canDisableInheritedPermissions : canEnableInheritedPermissions)) throw insufficientPermissions();
  changeAccess(db, item, clock.nowMs(), () => {
    db.run('UPDATE items SET inheritance_disabled = ? WHERE number = ?', isWanted ? 1 : 0, item.number);
  });
}
