import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { SCOPE_WORDS } from '@rotunda/api-client/scope-words';

const PUBLIC_BASE = 'https://www.googleapis.com';
const IDENTIFIER = /^(.*)\/auth\/([^/]+)$/;

/** A scope that a manifest can declare, with its description. */
export type KnownScope = { scope: string; words: string };

/** Returns the scopes with descriptions, in the same identifier format as those already declared in a manifest. */
export function listKnownScopes(declared: readonly string[]): KnownScope[] {
  const base = declared.map((scope) => IDENTIFIER.exec(scope)?.[1]).find((found) => found !== undefined) ?? PUBLIC_BASE;
  return Object.entries(SCOPE_WORDS).map(([suffix, { words }]) => ({ scope: toScopeIdentifier(base, suffix), words }));
}

/** Describes what a scope permits. Returns undefined for scopes without a description. */
export function describeScope(scope: string): string | undefined {
  const suffix = IDENTIFIER.exec(scope)?.[2];
  if (suffix !== undefined && Object.hasOwn(SCOPE_WORDS, suffix)) return SCOPE_WORDS[suffix]?.words;
  return listKnownScopes([]).find((known) => known.scope === scope)?.words;
}
