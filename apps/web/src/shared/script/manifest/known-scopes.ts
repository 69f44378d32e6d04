import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS } from '@rotunda/api-client/scope-words';

const PUBLIC_BASE = 'https://www.googleapis.com';
const IDENTIFIER = /^(.*)\/auth\/([^/]+)$/;

/** A scope that a manifest can declare, and what it allows. */
export type KnownScope = { scope: string; words: string };

/** The scopes with words, as the identifiers of a manifest are written that declares some already. */
export function listKnownScopes(declared: readonly string[]): KnownScope[] {
  const base = declared.map((scope) => IDENTIFIER.exec(scope)?.[1]).find((found) => found !== undefined) ?? PUBLIC_BASE;
  return Object.entries(SCOPE_WORDS).map(([suffix, { words }]) => ({ scope: toScopeIdentifier(base, suffix), words }));
}

/** What a scope allows; undefined for those without words. */
export function describeScope(scope: string): string | undefined {
  const suffix = IDENTIFIER.exec(scope)?.[2];
  if (suffix !== undefined && Object.hasOwn(SCOPE_WORDS, suffix)) return SCOPE_WORDS[suffix]?.words;
  return listKnownScopes([]).find((known) => known.scope === scope)?.words;
}
