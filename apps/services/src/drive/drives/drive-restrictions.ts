import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** What a shared drive does not allow. Flags are 0 or 1. */
export type DriveRestrictions = {
  /** Only administrators of the domain change the restrictions. */
  adminManaged: number;
  /** Readers and commenters neither copy, print nor download. The same as `downloadRestrictedForReaders`. */
  copyRequiresWriter: number;
  domainUsersOnly: number;
  membersOnly: number;
  foldersNeedOrganizer: number;
  downloadRestrictedForReaders: number;
  downloadRestrictedForWriters: number;
};

type Resource = NonNullable<DriveSchemas['Drive']['restrictions']>;

/** The restrictions as the Drive resource has them. */
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
 * The restrictions after a change of those that it names. Restricting readers and requiring a writer for copies are one
 * thing; it ends together with the restriction of writers, which includes it.
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

/** Whether two sets of restrictions are the same. */
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
