import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { includesRole } from '#items/item-role.ts';
import type { SharedDrive } from './drive-store.ts';
import type { DriveViewer } from './require-drive.ts';

/** Whether a caller may change the restrictions of a shared drive. */
export function canChangeRestrictions(drive: SharedDrive, { role, isAdministrator }: DriveViewer): boolean {
  return isAdministrator || (includesRole(role, 'organizer') && drive.adminManaged === 0);
}

/** Returns the capabilities of a caller on a shared drive. */
export function toDriveCapabilities(
  drive: SharedDrive,
  viewer: DriveViewer,
): NonNullable<DriveSchemas['Drive']['capabilities']> {
  const organizes = includesRole(viewer.role, 'organizer');
  const writes = includesRole(viewer.role, 'writer');
  const restricts = canChangeRestrictions(drive, viewer);
  const copies = drive.downloadRestrictedForWriters ? organizes : writes || drive.copyRequiresWriter === 0;
  return {
    canAddChildren: writes,
    canChangeCopyRequiresWriterPermissionRestriction: restricts,
    canChangeDomainUsersOnlyRestriction: restricts,
    canChangeDownloadRestriction: restricts,
    canChangeDriveBackground: organizes,
    canChangeDriveMembersOnlyRestriction: restricts,
    canChangeSharingFoldersRequiresOrganizerPermissionRestriction: restricts,
    canComment: includesRole(viewer.role, 'commenter'),
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
    canResetDriveRestrictions: restricts,
    canShare: writes,
    canTrashChildren: includesRole(viewer.role, 'fileOrganizer'),
  };
}
