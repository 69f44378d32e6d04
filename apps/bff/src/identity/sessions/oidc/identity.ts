import { ROLES } from '@rotunda/api-client/roles';
import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { type Claims, readClaim, readNames } from './read-claim.ts';

/** The person that an identity provider vouches for. */
export type Identity = {
  subject: string;
  /** The provider's own session (`sid`), when it names it. */
  providerSession: string | undefined;
  /** Empty when the provider did not tell it. */
  email: string;
  /** Whether the provider knows that the address is the person's. */
  isEmailVerified: boolean;
  name: string;
  /** When the person proved to the provider who they are, in Unix milliseconds; undefined when it did not tell. */
  authenticatedAt: number | undefined;
  /** The roles that the provider gives, by the claim of groups. */
  roles: readonly string[];
};

type ClaimRules = Pick<OidcConfig, 'emailClaim' | 'trustsEmail' | 'groupsClaim' | 'roleMap'>;

/** Reads who somebody is out of claims whose signature or source has been checked. */
export function toIdentity(claims: Claims & { sub: string }, rules: ClaimRules): Identity {
  const email = readText(claims, rules.emailClaim);
  return {
    subject: claims.sub,
    providerSession: typeof claims.sid === 'string' ? claims.sid : undefined,
    email,
    // Some providers send it as text.
    isEmailVerified: rules.trustsEmail || String(claims.email_verified) === 'true',
    authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : undefined,
    name: readText(claims, 'name') || email,
    roles: toRoles(readNames(readClaim(claims, rules.groupsClaim)), rules.roleMap),
  };
}

function toRoles(groups: readonly string[], roleMap: ClaimRules['roleMap']): string[] {
  if (!roleMap) return ROLES.filter((role) => groups.includes(role));
  const given = groups.flatMap((group) => (Object.hasOwn(roleMap, group) ? (roleMap[group] ?? []) : []));
  return ROLES.filter((role) => given.includes(role));
}

function readText(claims: Claims, path: string): string {
  const value = readClaim(claims, path);
  return typeof value === 'string' ? value : '';
}
