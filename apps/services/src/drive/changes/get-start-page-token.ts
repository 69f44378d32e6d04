import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { getCurrentToken, requireLogDrive, toLogDriveId } from '#drive/change-log-scope.ts';
import { findDrive } from '#drive/drives/drive-store.ts';
import { supportsAllDrives } from '#drive/require-item.ts';
import { findItemRole } from '#items/access.ts';

export const handler = operation('drive.changes.getStartPageToken', ({ params, db, caller }) => {
  const driveId = toLogDriveId(params);
  // If the drive exists, callers who are not members get 403 instead of 404.
  if (
    driveId !== undefined &&
    supportsAllDrives(params) &&
    findDrive(db, driveId) &&
    !findItemRole(db, caller, driveId)
  ) {
    throw globalError(403, 'teamDriveMembershipRequired', 'The user is not a member of the shared drive.', 'driveId');
  }
  requireLogDrive(db, caller, params);
  return { kind: 'drive#startPageToken', startPageToken: getCurrentToken(db) };
});
