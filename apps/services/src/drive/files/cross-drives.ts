import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { requireRole } from '#drive/require-item.ts';
import { deleteDisallowedGrants, findItemRole } from '#items/access.ts';
import { recordRemoval } from '#items/change-log.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { putPermission } from '#items/permissions.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/**
 * Throws 403 unless a caller with this role may move an item into, out of or between shared drives. Owners move files in and
 * organizers move them out.
 */
export function requireMovableAcrossDrives({ db }: Context, item: Item, role: ItemRole, folder: Item): void {
  if (item.isFolder) {
    throw moveNotAllowed(
      'teamDrivesFolderMoveInNotSupported',
      'Moving folders into or between shared drives is not supported.',
    );
  }
  if (item.trashed) {
    const direction = item.driveId === null ? 'IntoTeamDrive' : 'OutOfTeamDrive';
    throw moveNotAllowed(`cannotMoveTrashedItem${direction}`, 'An item in the trash cannot be moved to another drive.');
  }
  if (item.driveId !== null) requireRole(role, 'organizer');
  else if (role !== 'owner') throw writerMoveError(db, item, folder);
}

function writerMoveError(db: Database, { ownerId }: Item, { driveId }: Item): ServiceError {
  const owner = ownerId === null ? undefined : findAccount(db, ownerId);
  const user = owner && { accountId: owner.id, domain: owner.domain };
  if (user && driveId !== null && findItemRole(db, user, driveId)) {
    return moveNotAllowed('fileWriterTeamDriveMoveInDisabled', 'Only its owner can move a file into a shared drive.');
  }
  return moveNotAllowed('fileOwnerNotMemberOfTeamDrive', 'The owner of the file is not a member of the shared drive.');
}

/**
 * Applies the rules of the new drive to an item moved to another drive. A file that enters a shared drive loses its owner and
 * everything the drive does not allow, and disappears for clients that do not follow shared drives. A file that leaves a shared
 * drive belongs to the user who moved it.
 */
export function changeDrive({ db, caller, clock }: Context, item: Item, driveId: string | null): void {
  const nowMs = clock.nowMs();
  db.run("DELETE FROM permissions WHERE item_number = ? AND role = 'owner'", item.number);
  db.run('UPDATE permissions SET pending_owner = 0 WHERE item_number = ?', item.number);
  const ownerId = driveId === null ? caller.accountId : null;
  db.run('UPDATE items SET drive_id = ?, owner_id = ? WHERE number = ?', driveId, ownerId, item.number);
  if (driveId === null) {
    const { permissionId: id, accountId: grantee } = caller;
    putPermission(db, item.number, { id, type: 'user', grantee, role: 'owner', grantedAt: nowMs });
  } else {
    deleteDisallowedGrants(db, item.number);
  }
  const change = { itemId: item.id, driveId: item.driveId, changedAt: nowMs };
  recordRemoval(db, change, item.driveId === null ? listFollowers(db, item) : [`drive:${item.driveId}`]);
}

/** Returns the users and groups with an item in their lists of changes. */
function listFollowers(db: Database, { number }: Item): string[] {
  const rows = db.all<{ principal: string }>(
    "SELECT principal FROM item_access WHERE item_number = ? AND (principal LIKE 'user:%' OR principal LIKE 'group:%')",
    number,
  );
  return rows.map(({ principal }) => principal);
}

function moveNotAllowed(reason: string, message: string): ServiceError {
  return globalError(403, reason, message);
}
