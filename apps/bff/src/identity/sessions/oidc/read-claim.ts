import { isRecord } from '@rotunda/api-client/is-record';

/** Claims of a person, as the provider sent them. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The claim at a path such as `realm_access.roles`; undefined when there is none. Names may hold dots themselves, as in
 * `https://example.com/roles`: of all ways to read a path, the one with the longest names that exist counts.
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

/** The names in a claim: of a list, a single text, or the members of an object. */
export function readNames(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.filter((name) => typeof name === 'string');
  if (typeof claim === 'string') return [claim];
  return isRecord(claim) ? Object.keys(claim) : [];
}
