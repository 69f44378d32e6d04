import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** The restrictions of a shared drive. Flags are 0 or 1. */
export type DriveRestrictions = {
  /** Whether only domain administrators can change the restrictions. */
  adminManaged: number;
  /** Whether readers and commenters cannot copy, print or download. Equivalent to `downloadRestrictedForReaders`. */
  copyRequiresWriter: number;
  domainUsersOnly: number;
  membersOnly: number;
  foldersNeedOrganizer: number;
  downloadRestrictedForReaders: number;
  downloadRestrictedForWriters: number;
};

type Resource = NonNullable<DriveSchemas['Drive']['restrictions']>;

/** Converts the restrictions to the form of the Drive resource. */
export function toRestrictionsResource(restrictions: DriveRestrictions): Resource {
  return {
    adminManagedRestrictions: restrictions.adminManaged === 1,
    copyRequiresWriterPermission: restrictions.copyRequiresWriter === 1,
    domainUsersOnly: restrictions.domainUsersOnly === 1,
    driveMembersOnly: restrictions.membersOnly === 1,
    sharingFoldersRequiresOrganizerPermission: restrictions.foldersNeedOrganizer === 1,
    downloadRestriction: {
      restrictedForReaders: restrictions.downloadRestrictedForReaders === 1,
      restrictedForWriters: restrictions.downloadRestrictedForWriters === 1,
    },
  };
}

/**
 * Applies changes to restrictions. Restricting readers and requiring a writer for copies are the same restriction. Lifting it
 * also lifts the restriction of writers, which includes it.
 */
export function mergeRestrictions(current: DriveRestrictions, change: Resource): DriveRestrictions {
  const { copyRequiresWriterPermission: copies, downloadRestriction: download } = change;
  const forWriters = flag(download?.restrictedForWriters, copies === false ? 0 : current.downloadRestrictedForWriters);
  const readers = flag(download?.restrictedForReaders, flag(copies, current.downloadRestrictedForReaders));
  const forReaders = forWriters === 1 ? 1 : readers;
  return {
    adminManaged: flag(change.adminManagedRestrictions, current.adminManaged),
    domainUsersOnly: flag(change.domainUsersOnly, current.domainUsersOnly),
    membersOnly: flag(change.driveMembersOnly, current.membersOnly),
    foldersNeedOrganizer: flag(change.sharingFoldersRequiresOrganizerPermission, current.foldersNeedOrganizer),
    copyRequiresWriter: forReaders,
    downloadRestrictedForReaders: forReaders,
    downloadRestrictedForWriters: forWriters,
  };
}

/** Whether two sets of restrictions are equal. */
export function areSameRestrictions(left: DriveRestrictions, right: DriveRestrictions): boolean {
  return (
    left.adminManaged === right.adminManaged &&
    left.copyRequiresWriter === right.copyRequiresWriter &&
    left.domainUsersOnly === right.domainUsersOnly &&
    left.membersOnly === right.membersOnly &&
    left.foldersNeedOrganizer === right.foldersNeedOrganizer &&
    left.downloadRestrictedForReaders === right.downloadRestrictedForReaders &&
    left.downloadRestrictedForWriters === right.downloadRestrictedForWriters
  );
}

function flag(value: boolean | null | undefined, current: number): number {
  return typeof value === 'boolean' ? Number(value) : current;
}
