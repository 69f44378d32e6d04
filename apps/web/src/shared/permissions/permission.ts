import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { BASIC_ROLES, MEMBER_ROLES } from './role-lists.ts';

/** The access of a person, group or audience to a file. */
export type Permission = DriveSchemas['Permission'];

/** The members of a file or folder that sharing needs. */
export type SharedItem = Pick<DriveSchemas['File'], 'id' | 'name' | 'mimeType' | 'driveId' | 'owners' | 'capabilities'>;

/** The permission fields that the sharing tab shows. */
export const PERMISSION_FIELDS =
  'id,type,role,emailAddress,domain,displayName,allowFileDiscovery,expirationTime,deleted,pendingOwner,view,inheritedPermissionsDisabled,permissionDetails(permissionType,role,inherited,inheritedFrom)';

const ROLE_LADDER = [...MEMBER_ROLES, 'owner'] as const;

/** A role on a file, from lowest to highest. */
export type FileRole = (typeof ROLE_LADDER)[number];

const ROLE_NAMES: Readonly<Record<FileRole, string>> = {
  reader: 'Reader',
  commenter: 'Commenter',
  writer: 'Writer',
  fileOrganizer: 'File organizer',
  organizer: 'Organizer',
  owner: 'Owner',
};

const ROLE_SENTENCES: Readonly<Record<FileRole, string>> = {
  reader: 'can open and download it',
  commenter: 'can open it and comment',
  writer: 'can edit, comment on and share it',
  fileOrganizer: 'can edit it and move its items',
  organizer: 'can edit it and manage the members of the shared drive',
  owner: 'can do everything with it, including deleting it forever',
};

/** Returns the label of a role. Unknown ones keep the service's name. */
export function getRoleName(role: string | undefined): string {
  return isFileRole(role) ? ROLE_NAMES[role] : (role ?? '');
}

/** Describes what people with a role may do, to follow their name. */
export function describeRole(role: string | undefined): string {
  return isFileRole(role) ? ROLE_SENTENCES[role] : `has the role ${role ?? 'unknown'}`;
}

/** Returns the roles that can be granted on an item. Ownership is transferred instead. */
export function listGrantableRoles({ id, driveId, mimeType }: SharedItem): readonly FileRole[] {
  // The drive itself is an item with the same ID.
  if (driveId !== undefined && driveId === id) return MEMBER_ROLES;
  const hasOrganizers = driveId !== undefined && mimeType === 'application/vnd.google-apps.folder';
  return hasOrganizers ? [...BASIC_ROLES, 'fileOrganizer'] : BASIC_ROLES;
}

/** Returns the rank of a role. 0 for none. */
export function getRoleRank(role: string | undefined): number {
  return isFileRole(role) ? ROLE_LADDER.indexOf(role) + 1 : 0;
}

/** Describes the grantee of a permission. */
export function getGranteeName(permission: Permission): string {
  if (permission.type === 'anyone') return permission.allowFileDiscovery ? 'Everyone' : 'Anyone with the link';
  if (permission.type === 'domain') return `Everyone at ${permission.domain ?? permission.displayName ?? 'the domain'}`;
  return permission.displayName ?? permission.emailAddress ?? 'Someone';
}

/** Reports whether a permission is entirely inherited. */
export function isInherited(permission: Permission): boolean {
  const details = permission.permissionDetails ?? [];
  return details.length > 0 && details.every(({ inherited }) => inherited);
}

/** Returns the highest inherited role, if the service provides it. Returns undefined if none exists. */
export function findInheritedRole(permission: Permission): string | undefined {
  // An entirely inherited permission has its own role. Only in shared drives do the details contain a role for each part.
  if (isInherited(permission)) return permission.role;
  const above = (permission.permissionDetails ?? []).filter(({ inherited }) => inherited);
  const roles = above.flatMap(({ role }) => role ?? []);
  return roles.sort((one, other) => getRoleRank(other) - getRoleRank(one))[0];
}

function isFileRole(role: string | undefined): role is FileRole {
  return ROLE_LADDER.some((known) => known === role);
}

/** Reports whether a permission belongs to a person or a group, which are listed by name. */
export function isNamed({ type }: Permission): boolean {
  return type === 'user' || type === 'group';
}
