import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';

/** A stored shared drive. Flags are 0 or 1, the time in Unix ms. */
export type SharedDrive = {
  id: string;
  name: string;
  domain: string;
  colorRgb: string;
  createdAt: number;
  adminManaged: number;
  copyRequiresWriter: number;
  domainUsersOnly: number;
  membersOnly: number;
  foldersNeedOrganizer: number;
  downloadRestrictedForReaders: number;
  downloadRestrictedForWriters: number;
};

export const DRIVE_COLUMNS = `d.id, d.name, d.domain, d.color_rgb AS colorRgb, d.created_at AS createdAt,
  d.admin_managed AS adminManaged, d.copy_requires_writer AS copyRequiresWriter,
  d.domain_users_only AS domainUsersOnly, d.members_only AS membersOnly,
  d.folders_need_organizer AS foldersNeedOrganizer,
  d.download_restricted_for_readers AS downloadRestrictedForReaders,
  d.download_restricted_for_writers AS downloadRestrictedForWriters`;

/** The shared drive with this id, if there is one. */
export function findDrive(db: Database, id: string): SharedDrive | undefined {
  return db.get<SharedDrive>(`SELECT ${DRIVE_COLUMNS} FROM drives AS d WHERE d.id = ?`, id);
}

/** The Drive resource as a member with this role, or an administrator, sees it. */
export function toDriveResource(
  db: Database,
  drive: SharedDrive,
  accountId: string,
  role: ItemRole,
): DriveSchemas['Drive'] {
  const hidden = db.get('SELECT 1 FROM hidden_drives WHERE account_id = ? AND drive_id = ?', accountId, drive.id);
  return {
    kind: 'drive#drive',
    id: drive.id,
    name: drive.name,
    colorRgb: drive.colorRgb,
    createdTime: toTimestamp(drive.createdAt),
    hidden: hidden !== undefined,
    capabilities: toDriveCapabilities(drive, role),
    restrictions: {
      adminManagedRestrictions: drive.adminManaged === 1,
      copyRequiresWriterPermission: drive.copyRequiresWriter === 1,
      domainUsersOnly: drive.domainUsersOnly === 1,
      driveMembersOnly: drive.membersOnly === 1,
      sharingFoldersRequiresOrganizerPermission: drive.foldersNeedOrganizer === 1,
      downloadRestriction: {
        restrictedForReaders: drive.downloadRestrictedForReaders === 1,
        restrictedForWriters: drive.downloadRestrictedForWriters === 1,
      },
    },
  };
}

function toDriveCapabilities(drive: SharedDrive, role: ItemRole): NonNullable<DriveSchemas['Drive']['capabilities']> {
  const organizes = reaches(role, 'organizer');
  const arranges = reaches(role, 'fileOrganizer');
  const writes = reaches(role, 'writer');
  const copies = writes || drive.copyRequiresWriter === 0;
  return {
    canAddChildren: writes,
    canChangeCopyRequiresWriterPermissionRestriction: organizes,
    canChangeDomainUsersOnlyRestriction: organizes,
    canChangeDownloadRestriction: organizes,
    canChangeDriveBackground: organizes,
    canChangeDriveMembersOnlyRestriction: organizes,
    canChangeSharingFoldersRequiresOrganizerPermissionRestriction: organizes,
    canComment: reaches(role, 'commenter'),
    canCopy: copies,
    canDeleteChildren: organizes,
    canDeleteDrive: organizes,
    canDownload: copies,
    canEdit: writes,
    canListChildren: true,
    canManageMembers: organizes,
    canReadRevisions: writes,
    canRename: writes,
    canRenameDrive: organizes,
    canResetDriveRestrictions: organizes,
    canShare: writes,
    canTrashChildren: arranges,
  };
}
