import { granteeName, type Permission, roleRank } from './permission.ts';

const LIST = new Intl.ListFormat('en');

/** Why a person has access: every permission that covers their address, the highest role first. */
export function findAccess(permissions: readonly Permission[], email: string): Permission[] {
  const address = email.trim().toLowerCase();
  const domain = address.split('@')[1];
  const covers = (permission: Permission) => {
    if (permission.type === 'anyone') return true;
    if (permission.type === 'domain') return domain !== undefined && permission.domain?.toLowerCase() === domain;
    return permission.emailAddress?.toLowerCase() === address;
  };
  return permissions.filter(covers).sort((one, other) => roleRank(other.role) - roleRank(one.role));
}

/**
 * Groups through which somebody may have access whom no permission covers by their address: who belongs to a group is not
 * known here, and people of any domain can. None for somebody who has access.
 */
export function findPossibleAccess(permissions: readonly Permission[], email: string): Permission[] {
  if (findAccess(permissions, email).length > 0) return [];
  return permissions.filter(({ type, deleted }) => type === 'group' && !deleted);
}

/** `the group Finance`, `the groups Finance and Sales`: where access may come from. */
export function groupNames(groups: readonly Permission[]): string {
  const names = [...new Set(groups.map(granteeName))];
  return `the ${names.length === 1 ? 'group' : 'groups'} ${LIST.format(names)}`;
}
