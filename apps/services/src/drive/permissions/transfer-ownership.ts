import { type Account, findAccount } from '#core/auth/directory.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { changeAccess } from '#items/access-changes.ts';
import type { Item } from '#items/item.ts';
import { isPendingOwner, putPermission } from '#items/permissions.ts';
import { putParent } from '#items/put-parent.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { Grantee } from './grantee.ts';
import { requireSharing, type SharingContext, type SharingTarget } from './sharing-target.ts';

/** The transfer parameters of a request. */
export type TransferParams = {
  transferOwnership?: boolean | undefined;
  moveToNewOwnersRoot?: boolean | undefined;
  sendNotificationEmail?: boolean | undefined;
};

/**
 * Transfers the ownership of an item to a user. The former owner becomes a writer. Allowed for the owner and for the user to whom
 * the owner offered it. Throws 400 and 403 for other transfers. Returns whether the owner changed.
 */
export function transferOwnership(
  context: SharingContext,
  target: SharingTarget,
  grantee: Grantee,
  params: TransferParams,
): boolean {
  const { db, caller, clock } = context;
  const { item } = target;
  const owner = requireNewOwner(context, target, grantee, params);
  if (owner.id === item.ownerId) return false;
  const nowMs = clock.nowMs();
  const root = params.moveToNewOwnersRoot
    ? ensureMyDriveRoot(db, { accountId: owner.id, permissionId: owner.permissionId }, nowMs)
    : undefined;
  changeAccess(db, item, nowMs, () => {
    db.run("UPDATE permissions SET role = 'writer' WHERE item_number = ? AND role = 'owner'", item.number);
    db.run('UPDATE permissions SET pending_owner = 0 WHERE item_number = ?', item.number);
    putPermission(db, item.number, {
      id: owner.permissionId,
      type: 'user',
      grantee: owner.id,
      role: 'owner',
      grantedBy: caller.accountId,
      grantedAt: nowMs,
    });
    db.run('UPDATE items SET owner_id = ? WHERE number = ?', owner.id, item.number);
    if (root) putParent(db, item, root, nowMs);
  });
  return true;
}

function requireNewOwner(
  { db, caller }: SharingContext,
  target: SharingTarget,
  { type, grantee }: Grantee,
  params: TransferParams,
): Account {
  const { item, role } = target;
  if (item.driveId !== null) {
    throw forbidden('ownerOnTeamDriveItemNotSupported', 'Items of shared drives have no owner.');
  }
  const owner = type === 'user' ? findAccount(db, grantee) : undefined;
  if (!owner) throw forbidden('invalidOwnershipTransfer', 'Only a user with an account can own an item.');
  if (params.transferOwnership !== true) {
    const message = "The transferOwnership parameter must be enabled when the permission role is 'owner'.";
    throw globalError(403, 'forbidden', message, 'transferOwnership');
  }
  if (params.sendNotificationEmail === false) {
    const message = 'sendNotificationEmail cannot be false for a transfer of ownership.';
    throw globalError(400, 'badRequest', message, 'sendNotificationEmail');
  }
  const accepts = owner.id === caller.accountId && isPendingOwner(db, item.number, owner.id);
  if (!accepts) requireSharing(target);
  if (!accepts && role !== 'owner') {
    throw forbidden('insufficientFilePermissions', 'Only the owner can transfer ownership.');
  }
  requireSameOrganisation(db, item, owner);
  return owner;
}

/** Throws 403 if a user belongs to another organisation than the owner of an item. */
export function requireSameOrganisation(db: Database, item: Item, user: Pick<Account, 'domain'>): void {
  const owner = item.ownerId === null ? undefined : findAccount(db, item.ownerId);
  if (owner?.domain === user.domain) return;
  const message = 'Ownership can only be transferred within one organisation.';
  throw forbidden('ownershipChangeAcrossDomainNotPermitted', message);
}

function forbidden(reason: string, message: string): ServiceError {
  return globalError(403, reason, message);
}
