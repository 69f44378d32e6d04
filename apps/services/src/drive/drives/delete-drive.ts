import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { recordRemoval } from '#items/change-log.ts';
import { type AccessibleDrive, requireOrganizer } from './require-drive.ts';

/**
 * Permanently deletes a shared drive with its trash. Throws 403 unless the caller is an organizer, and if it contains items that
 * are not in the trash. An administrator may delete these as well.
 */
export function deleteDrive(
  db: Database,
  { drive, viewer }: AccessibleDrive,
  { allowItemDeletion = false, deletedAt }: { allowItemDeletion?: boolean | undefined; deletedAt: number },
): void {
  requireOrganizer(viewer);
  if (allowItemDeletion && !viewer.isAdministrator) {
    const message = 'allowItemDeletion requires useDomainAdminAccess.';
    throw globalError(403, 'noManageTeamDriveAdministratorPrivilege', message, 'allowItemDeletion');
  }
  if (!allowItemDeletion && holdsItems(db, drive.id)) {
    throw globalError(403, 'cannotDeleteResourceWithChildren', 'A shared drive that contains items cannot be deleted.');
  }
  recordRemovals(db, drive.id, deletedAt);
  db.run('DELETE FROM items WHERE drive_id = ?', drive.id);
  db.run('DELETE FROM drives WHERE id = ?', drive.id);
}

function holdsItems(db: Database, driveId: string): boolean {
  const found = db.get('SELECT 1 FROM items WHERE drive_id = ? AND is_root = 0 AND trashed = 0 LIMIT 1', driveId);
  return found !== undefined;
}

/** Records the removal of the drive and its items in the change logs of all users with access. */
function recordRemovals(db: Database, driveId: string, changedAt: number): void {
  db.run('DELETE FROM change_log WHERE drive_id = ?', driveId);
  db.run(
    `INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
     SELECT a.principal, i.id, 'file', i.drive_id, 1, ? FROM items AS i JOIN item_access AS a ON a.item_number = i.number
     WHERE i.drive_id = ? AND i.is_root = 0 AND (a.principal LIKE 'user:%' OR a.principal LIKE 'group:%')`,
    changedAt,
    driveId,
  );
  const members = db.all<{ principal: string }>(
    `SELECT a.principal FROM items AS i JOIN item_access AS a ON a.item_number = i.number
     WHERE i.id = ? AND (a.principal LIKE 'user:%' OR a.principal LIKE 'group:%')`,
    driveId,
  );
  const logs = members.map(({ principal }) => principal);
  recordRemoval(db, { itemId: driveId, driveId, changeType: 'drive', changedAt }, logs);
}
