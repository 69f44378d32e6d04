import type { Caller } from '#core/auth/caller.ts';
import { globalError, notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { findDrive, type SharedDrive } from './drive-store.ts';

/** A user who may see a shared drive. */
export type DriveViewer = {
  accountId: string;
  role: ItemRole;
  /** Whether the user acts as an administrator of the drive's domain. */
  isAdministrator: boolean;
};

/** A shared drive with its viewer's role. */
export type AccessibleDrive = { drive: SharedDrive; viewer: DriveViewer };

type Request = {
  driveId: string;
  useDomainAdminAccess?: boolean | undefined;
  /** Name of the parameter with the drive's ID, for the error. */
  location: 'driveId' | 'teamDriveId';
};

/** Throws 403 if a caller requests administrator access without being an administrator. */
function requireAdminForAdminAccess(caller: Caller, useDomainAdminAccess: boolean | undefined): void {
  if (!useDomainAdminAccess || caller.isDomainAdmin) return;
  const message = 'The user is not an administrator of the domain.';
  throw globalError(403, 'insufficientAdministratorPrivileges', message);
}

/**
 * Returns the shared drive with this ID if the caller is a member or acts as an administrator of its domain. Throws 403 if the
 * caller requests administrator access without being an administrator, and 404 otherwise.
 */
export function requireDrive({ db, caller }: { db: Database; caller: Caller }, request: Request): AccessibleDrive {
  requireAdminForAdminAccess(caller, request.useDomainAdminAccess);
  const drive = findDrive(db, request.driveId);
  const isAdministrator = request.useDomainAdminAccess === true && drive?.domain === caller.domain;
  const role = drive && (isAdministrator ? 'organizer' : findItemRole(db, caller, drive.id));
  if (!drive || !role) throw notFound('Shared drive', request.driveId, request.location);
  return { drive, viewer: { accountId: caller.accountId, role, isAdministrator } };
}

/** Throws 403 unless the caller is an organizer of the drive. */
export function requireOrganizer({ role }: DriveViewer): void {
  if (includesRole(role, 'organizer')) return;
  const message = 'The user does not have sufficient permissions for this shared drive.';
  throw globalError(403, 'insufficientFilePermissions', message);
}
