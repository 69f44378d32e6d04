import { findAccess } from '#shared/permissions/find-access.ts';
import {
  describeRole,
  getGranteeName,
  getRoleName,
  getRoleRank,
  type Permission,
} from '#shared/permissions/permission.ts';

/**
 * Describes the access of a permission's grantee after a role change: the new role, unless other permissions for the same address
 * grant more. In this case, it states the source: `still can edit … it via Everyone at example.com`.
 */
export function describeAccessAfterChange(
  permissions: readonly Permission[],
  permission: Permission,
  role: string,
): string {
  const more = findStrongestOther(permissions, permission);
  return more && getRoleRank(more.role) > getRoleRank(role)
    ? `still ${describeRole(more.role)} via ${getGranteeName(more)}`
    : describeRole(role);
}

/**
 * Describes the access that remains after a permission is removed. Returns undefined if no other permission covers the address.
 */
export function findAccessAfterRemoval(permissions: readonly Permission[], permission: Permission): string | undefined {
  const rest = findStrongestOther(permissions, permission);
  return rest && `Would still have ${getRoleName(rest.role)} access via ${getGranteeName(rest)}`;
}

/** Returns the highest of the other permissions that cover a permission's address. Groups and domains are not part of others. */
function findStrongestOther(permissions: readonly Permission[], { id, emailAddress, type }: Permission) {
  if (type !== 'user' || emailAddress === undefined) return undefined;
  return findAccess(permissions, emailAddress).find((other) => other.id !== id && !other.deleted);
}
