import { findAccess, findPossibleAccess, groupNames } from '#shared/permissions/find-access.ts';
import {
  describeRole,
  type FileRole,
  findInheritedRole,
  getGranteeName,
  getRoleName,
  getRoleRank,
  type Permission,
} from '#shared/permissions/permission.ts';

/** The access of an address to an item before and after sharing. */
export type AccessChange = { address: string; now: string; after: string };

/** Returns the access of an address to an item now, and after it is granted a role. */
export function toAccessChange(permissions: readonly Permission[], address: string, role: FileRole): AccessChange {
  const [strongest] = findAccess(permissions, address).filter(({ deleted }) => !deleted);
  if (!strongest)
    return { address, now: describeMissingAccess(permissions, address), after: formatRoleAndRights(role) };
  const own = permissions.find(({ emailAddress }) => emailAddress?.toLowerCase() === address.toLowerCase());
  // A role granted here does not reduce an inherited role, or a role that covers the address otherwise.
  const isRetained =
    getRoleRank(findRetainedRole(strongest, own)) >= getRoleRank(role) || (strongest === own && own.role === role);
  const now = `${getRoleName(strongest.role)}${strongest === own ? '' : ` via ${getGranteeName(strongest)}`}`;
  return { address, now, after: isRetained ? `No change: ${now}` : formatRoleAndRights(role) };
}

/** Returns the role that remains regardless of the role granted here. */
function findRetainedRole(strongest: Permission, own: Permission | undefined): string | undefined {
  return strongest === own ? findInheritedRole(own) : strongest.role;
}

function describeMissingAccess(permissions: readonly Permission[], address: string): string {
  const groups = findPossibleAccess(permissions, address);
  return groups.length === 0 ? 'No access' : `No access, unless in ${groupNames(groups)}`;
}

function formatRoleAndRights(role: FileRole): string {
  return `${getRoleName(role)}: ${describeRole(role)}`;
}
