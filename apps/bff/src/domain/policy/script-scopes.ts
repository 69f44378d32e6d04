import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS } from '@rotunda/api-client/scope-words';

/** Returns the scopes that are not in the known list. They are never requested from an identity provider. */
export function findUnknownScopes(identifiers: readonly string[], scopeBase: string): string[] {
  const known = new Set(Object.keys(SCOPE_WORDS).map((suffix) => toScopeIdentifier(scopeBase, suffix)));
  return identifiers.filter((identifier) => !known.has(identifier));
}
