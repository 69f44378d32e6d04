import { findAccount } from '#core/auth/directory.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { ItemRole } from '#items/item-role.ts';
import { grantPermission } from './grant-permission.ts';
import type { Grantee } from './grantee.ts';
import type { SharingContext, SharingTarget } from './sharing-target.ts';
import { requireSameOrganisation } from './transfer-ownership.ts';

/**
 * Names a writer as the next owner of an item, in place of one named before. That person becomes the owner by asking
 * for the role themselves. Throws 403 for who cannot offer or take it.
 */
export function offerOwnership(context: SharingContext, target: SharingTarget, grantee: Grantee, role: ItemRole): void {
  const { db } = context;
  const { item } = target;
  const user = grantee.type === 'user' ? findAccount(db, grantee.grantee) : undefined;
  if (item.driveId !== null || target.role !== 'owner' || !user || role !== 'writer') {
    const message =
      'Only the owner of an item of My Drive can name a next one, who has to be a writer with an account.';
    throw globalError(403, 'invalidOwnershipTransfer', message);
  }
  requireSameOrganisation(db, item, user);
  db.run('UPDATE permissions SET pending_owner = 0 WHERE item_number = ?', item.number);
  grantPermission(context, target, { grantee, role, pendingOwner: true });
}
