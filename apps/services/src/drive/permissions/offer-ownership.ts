import { findAccount } from '#core/auth/directory.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { ItemRole } from '#items/item-role.ts';
import { grantPermission } from './grant-permission.ts';
import type { Grantee } from './grantee.ts';
import type { SharingContext, SharingTarget } from './sharing-target.ts';
import { requireSameOrganisation } from './transfer-ownership.ts';

/**
 * Offers the ownership of an item to a writer, and replaces a previous offer. The user accepts by requesting the owner role.
 * Throws 403 if the caller cannot offer it or the grantee cannot accept it.
 */
export function offerOwnership(context: SharingContext, target: SharingTarget, grantee: Grantee, role: ItemRole): void {
  const { db } = context;
  const { item } = target;
  const user = grantee.type === 'user' ? findAccount(db, grantee.grantee) : undefined;
  if (item.driveId !== null || target.role !== 'owner' || !user || role !== 'writer') {
    const message = 'Only the owner of an item in My Drive can offer ownership, and only to a writer with an account.';
    throw globalError(403, 'invalidOwnershipTransfer', message);
  }
  requireSameOrganisation(db, item, user);
  db.run('UPDATE permissions SET pending_owner = 0 WHERE item_number = ?', item.number);
  grantPermission(context, target, { grantee, role, pendingOwner: true });
}
