import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS } from '@rotunda/api-client/scope-words';

/** Those of these scopes that are not of the known list: an identity provider is never asked for them. */
export function findUnknownScopes(identifiers: readonly string[], scopeBase: string): string[] {
  const known = new Set(Object.keys(SCOPE_WORDS).map((suffix) => toScopeIdentifier(scopeBase, suffix)));
  return identifiers.filter((identifier) => !known.has(identifier));
}
