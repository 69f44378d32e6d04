import type { Caller } from '#core/auth/caller.ts';
import { globalError, notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';
import { findDrive, type SharedDrive } from './drive-store.ts';

/** Someone who may see a shared drive. */
export type DriveViewer = {
  accountId: string;
  role: ItemRole;
  /** Acts as an administrator of the drive's domain. */
  isAdministrator: boolean;
};

/** A shared drive with what the caller may do with it. */
export type ReachedDrive = { drive: SharedDrive; viewer: DriveViewer };

type Request = {
  driveId: string;
  useDomainAdminAccess?: boolean | undefined;
  /** Parameter that names the drive, for the error. */
  location: 'driveId' | 'teamDriveId';
};

/** Throws 403 when a caller claims the rights of an administrator without being one. */
function refuseFalseAdministrator(caller: Caller, useDomainAdminAccess: boolean | undefined): void {
  if (!useDomainAdminAccess || caller.isDomainAdmin) return;
  const message = 'The user is not an administrator of the domain.';
  throw globalError(403, 'insufficientAdministratorPrivileges', message);
}

/**
 * The shared drive with this id, if the caller is a member or acts as an administrator of its domain. Throws 403 for a
 * claim to be an administrator that is not true, and 404 otherwise.
 */
export function requireDrive({ db, caller }: { db: Database; caller: Caller }, request: Request): ReachedDrive {
  refuseFalseAdministrator(caller, request.useDomainAdminAccess);
  const drive = findDrive(db, request.driveId);
  const isAdministrator = request.useDomainAdminAccess === true && drive?.domain === caller.domain;
  const role = drive && (isAdministrator ? 'organizer' : roleOn(db, caller, drive.id));
  if (!drive || !role) throw notFound('Shared drive', request.driveId, request.location);
  return { drive, viewer: { accountId: caller.accountId, role, isAdministrator } };
}

/** Throws 403 unless the caller organizes the drive. */
export function requireOrganizer({ role }: DriveViewer): void {
  if (reaches(role, 'organizer')) return;
  const message = 'The user does not have sufficient permissions for this shared drive.';
  throw globalError(403, 'insufficientFilePermissions', message);
}
