import type { Database } from '#db/database.ts';
import type { DriveRestrictions } from './drive-restrictions.ts';

/** A stored shared drive. Flags are 0 or 1, the time in Unix milliseconds. */
export type SharedDrive = DriveRestrictions & {
  id: string;
  name: string;
  domain: string;
  themeId: string;
  colorRgb: string;
  createdAt: number;
  /** Whether a custom image replaces the image of the theme. */
  hasOwnImage: number;
};

export const DRIVE_COLUMNS = `d.id, d.name, d.domain, d.theme_id AS themeId, d.color_rgb AS colorRgb,
  d.created_at AS createdAt, d.admin_managed AS adminManaged, d.copy_requires_writer AS copyRequiresWriter,
  d.domain_users_only AS domainUsersOnly, d.members_only AS membersOnly,
  d.folders_need_organizer AS foldersNeedOrganizer,
  d.download_restricted_for_readers AS downloadRestrictedForReaders,
  d.download_restricted_for_writers AS downloadRestrictedForWriters,
  EXISTS (SELECT 1 FROM drive_backgrounds AS b WHERE b.drive_id = d.id) AS hasOwnImage`;

/** Returns the shared drive with this ID, if it exists. */
export function findDrive(db: Database, id: string): SharedDrive | undefined {
  return db.get<SharedDrive>(`SELECT ${DRIVE_COLUMNS} FROM drives AS d WHERE d.id = ?`, id);
}

/** Returns the shared drive with this ID, which must exist. Throws otherwise. */
export function requireStoredDrive(db: Database, id: string): SharedDrive {
  const drive = findDrive(db, id);
  if (!drive) throw new Error(`No shared drive ${id}`);
  return drive;
}
