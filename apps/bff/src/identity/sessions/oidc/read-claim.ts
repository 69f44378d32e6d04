import { isRecord } from '@rotunda/api-client/is-record';

/** The claims about a user, as sent by the provider. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * Returns the claim at a path such as `realm_access.roles`, or undefined if there is none. Names may contain dots themselves, as
 * in `https://example.com/roles`; the interpretation with the longest existing names wins.
 */
export function readClaim(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const name = path.slice(0, end);
    const inner = Object.hasOwn(claims, name) ? claims[name] : undefined;
    if (!isRecord(inner)) continue;
    const found = readClaim(inner, path.slice(end + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the names in a claim: the items of a list, a single string, or the keys of an object. */
export function readNames(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.filter((name) => typeof name === 'string');
  if (typeof claim === 'string') return [claim];
  return isRecord(claim) ? Object.keys(claim) : [];
}
