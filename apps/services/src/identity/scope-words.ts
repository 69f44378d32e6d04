import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS, type ScopeWords } from '@rotunda/api-client/scope-words';

const STANDARD_SCOPES: Record<string, ScopeWords> = {
  openid: { area: 'You', words: 'Know who you are' },
  profile: { area: 'You', words: 'See your name and your role' },
  email: { area: 'You', words: 'See your email address' },
  offline_access: { area: 'You', words: 'Keep its access while you are away' },
};

/** Suffixes of all scopes accepted by operations, in alphabetical order. */
export const scopeSuffixes: readonly string[] = [
  ...new Set(Object.values(operations).flatMap((operation): readonly string[] => operation.scopes)),
].sort();

/** Returns the full identifiers of all scopes accepted by operations. */
export function listScopeIdentifiers(scopeBase: string): string[] {
  return scopeSuffixes.map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** Returns the full identifiers of all scopes with a description: those of operations, and those only used by scripts. */
export function listGrantableScopes(scopeBase: string): string[] {
  return Object.keys(SCOPE_WORDS).map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** Describes a scope for the user who is asked for consent. A scope without a description shows its identifier. */
export function describeScope(scopeBase: string, scope: string): ScopeWords {
  const standard = STANDARD_SCOPES[scope];
  if (standard) return standard;
  const suffix = Object.keys(SCOPE_WORDS).find((candidate) => toScopeIdentifier(scopeBase, candidate) === scope);
  return (suffix && SCOPE_WORDS[suffix]) || { area: 'Other', words: scope };
}
