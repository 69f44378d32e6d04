import { AUDIENCES, type Role } from '@rotunda/api-client/roles';
import { CONTENT_ROLES } from './content-roles.ts';

/** A query parameter that extends the rights of a call, and the roles that may set it. */
type ParameterGuard = { readonly roles: readonly Role[]; readonly isSet: (value: string) => boolean };

const isTrue = (value: string) => value === 'true';
const operatorOnlyGuard: ParameterGuard = {
  roles: AUDIENCES.operators,
  isSet: isTrue,
};

/**
 * The parameters, by name, that raise the privilege of a call beyond its operation's rule. `alt=media` turns a read of metadata
 * into a read of content, which not every role may do.
 */
export const parameterGuards: ReadonlyMap<string, ParameterGuard> = new Map([
  ['acknowledgeAbuse', operatorOnlyGuard],
  ['allowItemDeletion', operatorOnlyGuard],
  ['moveToNewOwnersRoot', operatorOnlyGuard],
  ['transferOwnership', operatorOnlyGuard],
  ['useAdminAccess', operatorOnlyGuard],
  ['useDomainAdminAccess', operatorOnlyGuard],
  ['alt', { roles: CONTENT_ROLES, isSet: (value) => value === 'media' }],
]);
