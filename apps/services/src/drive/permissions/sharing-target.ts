import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { canShare } from '#drive/capabilities.ts';
import { findDrive, type SharedDrive } from '#drive/drives/drive-store.ts';
import {
  type AccessibleItem,
  insufficientPermissions,
  requireGrantedToApp,
  requireReadable,
  supportsAllDrives,
} from '#drive/require-item.ts';
import { findItem } from '#items/item.ts';

export type SharingContext = { db: Database; caller: Caller; clock: Clock };

/** The item whose permissions a request addresses, with its shared drive. */
export type SharingTarget = AccessibleItem & { drive: SharedDrive | undefined };

type Params = {
  fileId: string;
  supportsAllDrives?: boolean | undefined;
  supportsTeamDrives?: boolean | undefined;
  useDomainAdminAccess?: boolean | undefined;
};

/**
 * Returns the item of a request if the caller may see it. If requested, an administrator of a shared drive's domain is treated as
 * an organizer of the drive itself. Throws 404 if the caller may not see it.
 */
export function requireSharingTarget(context: SharingContext, params: Params): SharingTarget {
  const allDrives = supportsAllDrives(params);
  const administered = params.useDomainAdminAccess && allDrives ? findAdministered(context, params.fileId) : undefined;
  const reached = administered ?? requireReadable(context, params.fileId, { allDrives });
  return toSharingTarget(context.db, reached);
}

/** Adds the shared drive's sharing restrictions to an accessible item. */
export function toSharingTarget(db: Database, reached: AccessibleItem): SharingTarget {
  const { driveId } = reached.item;
  return { ...reached, drive: driveId === null ? undefined : findDrive(db, driveId) };
}

function findAdministered({ db, caller }: SharingContext, driveId: string): AccessibleItem | undefined {
  if (!caller.isDomainAdmin) {
    const message = 'The user is not an administrator of the domain.';
    throw globalError(403, 'insufficientAdministratorPrivileges', message);
  }
  const isAdministered = findDrive(db, driveId)?.domain === caller.domain;
  const item = isAdministered ? findItem(db, driveId) : undefined;
  if (!item) return undefined;
  requireGrantedToApp({ db, caller }, item);
  return { item, role: 'organizer' };
}

/** Throws 403 unless the caller may grant and revoke access to the item. */
export function requireSharing({ item, role }: AccessibleItem): void {
  if (!canShare(item, role)) throw insufficientPermissions();
}
