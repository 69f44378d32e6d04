import { toScopeIdentifier } from '#domain/policy/scope-identifier.ts';
import { scopesForRoles } from '#domain/policy/scopes-for-role.ts';
import type { Principal } from '#domain/principal.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { configuredServices } from '#platform/config/configured-services.ts';
import type { Finding } from './finding.ts';

/** Whether the session of a user has the scopes that their roles ask for. */
export function describeScopes(
  { email, roles, scopes }: Pick<Principal, 'email' | 'roles' | 'scopes'>,
  { scopeBase, upstreams }: Pick<BffConfig, 'scopeBase' | 'upstreams'>,
): Finding {
  const subject = 'Session';
  const wanted = scopesForRoles(roles, configuredServices(upstreams)).map((suffix) =>
    toScopeIdentifier(scopeBase, suffix),
  );
  const missing = wanted.filter((scope) => !scopes.has(scope));
  if (missing.length === 0) {
    return { level: 'ok', subject, text: `${email} is signed in and has all ${wanted.length} scopes of their role` };
  }
  const text = `${email} is signed in without ${missing.length} of ${wanted.length} scopes: ${missing.join(' ')}`;
  const remedy =
    'sign in again and allow everything that the identity provider asks for; if it asks for less, register the scopes';
  return { level: 'warning', subject, text, remedy };
}
