import { findAccess } from '#shared/permissions/find-access.ts';
import { granteeName, type Permission, roleName, roleRank, roleSentence } from '#shared/permissions/permission.ts';

/**
 * What whoever has a permission may do once it gives another role, in words: as much as the role, unless other permissions
 * that cover the same address give more, which is then said: `still can edit … it via Everyone at example.com`.
 */
export function accessAfter(permissions: readonly Permission[], permission: Permission, role: string): string {
  const more = strongestOther(permissions, permission);
  return more && roleRank(more.role) > roleRank(role)
    ? `still ${roleSentence(more.role)} via ${granteeName(more)}`
    : roleSentence(role);
}

/** What somebody keeps when a permission is taken away, in words; undefined when nothing else covers their address. */
export function accessWithout(permissions: readonly Permission[], permission: Permission): string | undefined {
  const rest = strongestOther(permissions, permission);
  return rest && `Would still have ${roleName(rest.role)} access via ${granteeName(rest)}`;
}

/** The highest of the other permissions that cover the address of one; groups and domains are not within others. */
function strongestOther(permissions: readonly Permission[], { id, emailAddress, type }: Permission) {
  if (type !== 'user' || emailAddress === undefined) return undefined;
  return findAccess(permissions, emailAddress).find((other) => other.id !== id && !other.deleted);
}
