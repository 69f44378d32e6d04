import { findAccess, findPossibleAccess, groupNames } from '#shared/permissions/find-access.ts';
import {
  type FileRole,
  granteeName,
  inheritedRole,
  type Permission,
  roleName,
  roleRank,
  roleSentence,
} from '#shared/permissions/permission.ts';

/** What somebody can do with an item before it is shared with them, and after. */
export type AccessChange = { address: string; now: string; after: string };

/** What an address can do with an item now, and once it was given a role there. */
export function toAccessChange(permissions: readonly Permission[], address: string, role: FileRole): AccessChange {
  const [strongest] = findAccess(permissions, address).filter(({ deleted }) => !deleted);
  if (!strongest) return { address, now: nowWithout(permissions, address), after: withRole(role) };
  const own = permissions.find(({ emailAddress }) => emailAddress?.toLowerCase() === address.toLowerCase());
  // A role that is given here takes nothing away of one that comes from above or covers the address besides.
  const isRetained =
    roleRank(retainedRole(strongest, own)) >= roleRank(role) || (strongest === own && own.role === role);
  const now = `${roleName(strongest.role)}${strongest === own ? '' : ` via ${granteeName(strongest)}`}`;
  return { address, now, after: isRetained ? `No change: ${now}` : withRole(role) };
}

/** The role that stays whatever is given here. */
function retainedRole(strongest: Permission, own: Permission | undefined): string | undefined {
  return strongest === own ? inheritedRole(own) : strongest.role;
}

function nowWithout(permissions: readonly Permission[], address: string): string {
  const groups = findPossibleAccess(permissions, address);
  return groups.length === 0 ? 'No access' : `No access, unless in ${groupNames(groups)}`;
}

function withRole(role: FileRole): string {
  return `${roleName(role)}: ${roleSentence(role)}`;
}
