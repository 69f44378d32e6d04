import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS, type ScopeWords } from '@rotunda/api-client/scope-words';

const STANDARD_SCOPES: Record<string, ScopeWords> = {
  openid: { area: 'You', words: 'Know who you are' },
  profile: { area: 'You', words: 'See your name and your role' },
  email: { area: 'You', words: 'See your email address' },
  offline_access: { area: 'You', words: 'Keep its access while you are away' },
};

/** Suffixes of all scopes that some operation accepts, in alphabetical order. */
export const scopeSuffixes: readonly string[] = [
  ...new Set(Object.values(operations).flatMap((operation): readonly string[] => operation.scopes)),
].sort();

/** Full identifiers of all scopes that some operation accepts. */
export function listScopeIdentifiers(scopeBase: string): string[] {
  return scopeSuffixes.map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** Full identifiers of all scopes that have words: those of operations, and those that only scripts use. */
export function listGrantableScopes(scopeBase: string): string[] {
  return Object.keys(SCOPE_WORDS).map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** What a scope allows, in words for the person who is asked. A scope without words shows its identifier. */
export function describeScope(scopeBase: string, scope: string): ScopeWords {
  const standard = STANDARD_SCOPES[scope];
  if (standard) return standard;
  const suffix = Object.keys(SCOPE_WORDS).find((candidate) => toScopeIdentifier(scopeBase, candidate) === scope);
  return (suffix && SCOPE_WORDS[suffix]) || { area: 'Other', words: scope };
}
