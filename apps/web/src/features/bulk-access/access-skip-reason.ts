import {
  findInheritedRole,
  getRoleName,
  getRoleRank,
  isInherited,
  listGrantableRoles,
  type Permission,
} from '#shared/permissions/permission.ts';
import type { AccessAction } from './access-action.ts';
import type { SharedFile } from './shared-file.ts';

/**
 * Returns the reason why a permission will not change. Returns `nothing` if there is nothing to change, or undefined if it will
 * change.
 */
export function findAccessSkipReason(
  file: SharedFile,
  permission: Permission,
  action: AccessAction,
): string | undefined {
  if (action.kind === 'handOver') return transferSkipReason(file, permission);
  if (isInherited(permission)) return 'Inherited. Change it where it was given.';
  if (permission.role === 'owner') return 'Owner. Transfer ownership instead.';
  switch (action.kind) {
    case 'expire':
      return findExpirySkipReason(file, permission, action.expirationTime);
    case 'keep':
      return permission.expirationTime === undefined ? 'nothing' : undefined;
    case 'role':
      return findRoleSkipReason(file, permission, action.role);
    case 'remove':
      return undefined;
  }
}

function transferSkipReason({ driveId, ownedByMe }: SharedFile, { role, type }: Permission) {
  if (role !== 'owner') return 'nothing';
  if (driveId !== undefined) return 'Its shared drive owns it.';
  if (type !== 'user') return 'nothing';
  return ownedByMe ? undefined : 'Only the owner can transfer it.';
}

function findExpirySkipReason(
  { id, driveId, mimeType }: SharedFile,
  { type, role, expirationTime }: Permission,
  end: string,
) {
  if (type !== 'user' && type !== 'group') return 'Only people and groups can have an end date.';
  if (driveId !== undefined && driveId === id) return 'Members of a shared drive cannot have an end date.';
  const isFolder = mimeType === 'application/vnd.google-apps.folder';
  if (isFolder && role !== 'reader') return 'On folders, only readers can have an end date.';
  return expirationTime !== undefined && Date.parse(expirationTime) === Date.parse(end) ? 'nothing' : undefined;
}

function findRoleSkipReason(file: SharedFile, permission: Permission, role: string) {
  if (permission.role === role) return 'nothing';
  if (!listGrantableRoles(file).some((grantable) => grantable === role))
    return `Cannot have the role ${getRoleName(role)}.`;
  const above = findInheritedRole(permission);
  return getRoleRank(above) > getRoleRank(role) ? `${getRoleName(above)} is inherited and stays.` : undefined;
}
