import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { BASIC_ROLES, MEMBER_ROLES } from './role-lists.ts';

/** What one person, group or audience may do with a file. */
export type Permission = DriveSchemas['Permission'];

/** What sharing needs to know of a file or folder. */
export type SharedItem = Pick<DriveSchemas['File'], 'id' | 'name' | 'mimeType' | 'driveId' | 'owners' | 'capabilities'>;

/** Members of a permission that the sharing tab shows. */
export const PERMISSION_FIELDS =
  'id,type,role,emailAddress,domain,displayName,allowFileDiscovery,expirationTime,deleted,pendingOwner,view,inheritedPermissionsDisabled,permissionDetails(permissionType,role,inherited,inheritedFrom)';

const ROLE_LADDER = [...MEMBER_ROLES, 'owner'] as const;

/** A role on a file, from the least to the most. */
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

/** The role as a word; roles that are not known here as the service names them. */
export function roleName(role: string | undefined): string {
  return isFileRole(role) ? ROLE_NAMES[role] : (role ?? '');
}

/** What people with a role may do, to stand after their name. */
export function roleSentence(role: string | undefined): string {
  return isFileRole(role) ? ROLE_SENTENCES[role] : `has the role ${role ?? 'unknown'}`;
}

/** Roles that can be given on an item; ownership is transferred, not given. */
export function grantableRoles({ id, driveId, mimeType }: SharedItem): readonly FileRole[] {
  // The drive itself is an item with the id of the drive.
  if (driveId !== undefined && driveId === id) return MEMBER_ROLES;
  const hasOrganizers = driveId !== undefined && mimeType === 'application/vnd.google-apps.folder';
  return hasOrganizers ? [...BASIC_ROLES, 'fileOrganizer'] : BASIC_ROLES;
}

/** How high a role stands; 0 for none. */
export function roleRank(role: string | undefined): number {
  return isFileRole(role) ? ROLE_LADDER.indexOf(role) + 1 : 0;
}

/** Who has the permission, in words. */
export function granteeName(permission: Permission): string {
  if (permission.type === 'anyone') return permission.allowFileDiscovery ? 'Everyone' : 'Anyone with the link';
  if (permission.type === 'domain') return `Everyone at ${permission.domain ?? permission.displayName ?? 'the domain'}`;
  return permission.displayName ?? permission.emailAddress ?? 'Someone';
}

/** Whether the item itself grants nothing: all of it comes from above. */
export function isInherited(permission: Permission): boolean {
  const details = permission.permissionDetails ?? [];
  return details.length > 0 && details.every(({ inherited }) => inherited);
}

/** The most that is granted from above, as far as the service tells; undefined for nothing. */
export function inheritedRole(permission: Permission): string | undefined {
  // What comes from above alone is as much as there is. Only the details of shared drives name the role of each part.
  if (isInherited(permission)) return permission.role;
  const above = (permission.permissionDetails ?? []).filter(({ inherited }) => inherited);
  const roles = above.flatMap(({ role }) => role ?? []);
  return roles.sort((one, other) => roleRank(other) - roleRank(one))[0];
}

function isFileRole(role: string | undefined): role is FileRole {
  return ROLE_LADDER.some((known) => known === role);
}

/** Whether a permission is that of a person or a group, who are listed by name. */
export function isNamed({ type }: Permission): boolean {
  return type === 'user' || type === 'group';
}
