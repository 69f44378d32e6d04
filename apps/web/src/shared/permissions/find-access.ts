import { getDomain } from '@rotunda/api-client/address-domain';
import { getGranteeName, getRoleRank, type Permission } from './permission.ts';

const LIST = new Intl.ListFormat('en');

/** Returns all permissions that cover a person's address, highest role first. */
export function findAccess(permissions: readonly Permission[], email: string): Permission[] {
  const address = email.trim().toLowerCase();
  const domain = address.split('@')[1];
  const covers = (permission: Permission) => {
    if (permission.type === 'anyone') return true;
    if (permission.type === 'domain') return domain !== undefined && permission.domain?.toLowerCase() === domain;
    return permission.emailAddress?.toLowerCase() === address;
  };
  return permissions.filter(covers).sort((one, other) => getRoleRank(other.role) - getRoleRank(one.role));
}

/**
 * Returns the groups through which a person may have access if no permission covers their address: group membership is unknown,
 * and groups can include any domain. Returns none for a person who has access.
 */
export function findPossibleAccess(permissions: readonly Permission[], email: string): Permission[] {
  if (findAccess(permissions, email).length > 0) return [];
  return findGroups(permissions);
}

/** Returns the groups with access. */
export function findGroups(permissions: readonly Permission[]): Permission[] {
  return permissions.filter(({ type, deleted }) => type === 'group' && !deleted);
}

/** Describes the groups that may grant access: `the group Finance`, `the groups Finance and Sales`. */
export function groupNames(groups: readonly Permission[]): string {
  const names = [...new Set(groups.map(getGranteeName))];
  return `the ${names.length === 1 ? 'group' : 'groups'} ${LIST.format(names)}`;
}

const WORDING = { none: 'no access', possible: 'may have access' };

/**
 * Describes the access of a person whom only `groups` can give access: `may have access through the group Finance`. Groups of
 * another organisation than the person's rarely include them.
 */
export function formatGroupAccess(groups: readonly Permission[], email: string, wording = WORDING): string {
  if (groups.length === 0) return wording.none;
  const domain = getDomain(email);
  const canInclude = groups.some(({ emailAddress }) => !emailAddress || getDomain(emailAddress) === domain);
  if (canInclude) return `${wording.possible} through ${groupNames(groups)}`;
  return `${wording.none}, unless people outside the organisation belong to ${groupNames(groups)}`;
}
