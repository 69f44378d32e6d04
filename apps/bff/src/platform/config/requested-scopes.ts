import type { Role } from '@rotunda/api-client/roles';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { listScopesForRoles } from '#domain/policy/scopes-for-role.ts';
import type { BffConfig } from './config.ts';
import { configuredServices } from './configured-services.ts';

/**
 * Returns the identifiers of the scopes to request so that these roles can do everything that policy allows with the configured
 * services.
 */
export function listRequestedScopes(
  roles: readonly Role[],
  { scopeBase, upstreams }: Pick<BffConfig, 'scopeBase' | 'upstreams'>,
): string[] {
  return listScopesForRoles(roles, configuredServices(upstreams)).map((suffix) => toScopeIdentifier(scopeBase, suffix));
}
