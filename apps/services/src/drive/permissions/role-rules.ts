import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import { ITEM_ROLES, type ItemRole } from '#items/item-role.ts';
import type { GranteeType } from '#items/principals.ts';
import type { Grantee } from './grantee.ts';
import type { SharingTarget } from './sharing-target.ts';

/** Returns the role in a body. Throws 400 if it is missing. */
export function requireKnownRole(role: string | undefined): ItemRole {
  if (role === undefined || role === null) {
    throw globalError(400, 'required', 'The permission role field is required.', 'permission.role');
  }
  const known = ITEM_ROLES.find((name) => name === role);
  if (!known) throw globalError(400, 'invalid', 'The specified permission role is invalid.', 'permission.role');
  return known;
}

/** Throws 403 if grantees of this type cannot have the role on the item. Ownership is not granted but transferred. */
export function requireGrantableRole(item: Item, type: GranteeType, role: ItemRole): void {
  const isDrive = item.driveId !== null && item.isRoot === 1;
  if (role === 'organizer' && !isDrive) {
    throw item.driveId === null
      ? forbidden('organizerOnNonTeamDriveItemNotSupported', 'Only shared drives have organizers.')
      : forbidden('organizerOnNonTeamDriveNotSupported', 'Items of shared drives have no organizers of their own.');
  }
  if (role === 'fileOrganizer' && item.driveId === null) {
    throw forbidden('fileOrganizerOnNonTeamDriveNotSupported', 'Only shared drives have file organizers.');
  }
  if (role === 'fileOrganizer' && !item.isFolder) {
    const message = 'In a shared drive only folders have file organizers.';
    throw forbidden('fileOrganizerOnFoldersInSharedDriveOnly', message);
  }
  const isOpen = type === 'domain' || type === 'anyone';
  if (isDrive && isOpen) {
    const message = 'Only people and groups can be members of a shared drive.';
    throw forbidden('cannotShareTeamDriveTopFolderWithAnyoneOrDomains', message);
  }
  if (isOpen && role !== 'reader' && role !== 'commenter' && role !== 'writer') {
    throw globalError(400, 'invalid', `The role ${role} cannot be granted to ${type}.`, 'permission.role');
  }
}

/** Throws 403 if the shared drive's restrictions exclude this grantee. */
export function requireAllowedGrantee(db: Database, { item, drive }: SharingTarget, grantee: Grantee): void {
  if (!drive) return;
  if (grantee.type === 'user' && grantee.grantee.startsWith('mailto:')) {
    const message = 'Shared drives can only be shared with people who have an account.';
    throw forbidden('cannotShareTeamDriveWithNonGoogleAccounts', message);
  }
  if (drive.domainUsersOnly && grantee.domain !== drive.domain) {
    const message = `Only users of ${drive.domain} can have access to items of this shared drive.`;
    throw forbidden('teamDriveDomainUsersOnlyRestriction', message);
  }
  if (drive.membersOnly && !item.isRoot && !isMember(db, drive.id, grantee)) {
    const message = 'Only members of the shared drive can have access to its items.';
    throw forbidden('teamDriveTeamMembersOnlyRestriction', message);
  }
}

function isMember(db: Database, driveId: string, { type, grantee, domain }: Grantee): boolean {
  if (type === 'user') return findItemRole(db, { accountId: grantee, domain: domain ?? '' }, driveId) !== undefined;
  const member = `SELECT 1 FROM item_access WHERE item_number = (SELECT number FROM items WHERE id = ?)
    AND principal = ?`;
  return type === 'group' && db.get(member, driveId, `group:${grantee}`) !== undefined;
}

function forbidden(reason: string, message: string): ServiceError {
  return globalError(403, reason, message);
}
