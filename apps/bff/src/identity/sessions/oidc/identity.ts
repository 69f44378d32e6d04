import { ROLES } from '@rotunda/api-client/roles';
import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { type Claims, readClaim, readNames } from './read-claim.ts';

/** A user as authenticated by an identity provider. */
export type Identity = {
  subject: string;
  /** The provider's own session (`sid`), if reported. */
  providerSession: string | undefined;
  /** Empty if the provider did not report it. */
  email: string;
  /** Whether the provider has verified that the address belongs to the user. */
  isEmailVerified: boolean;
  name: string;
  /** When the user authenticated at the provider, in Unix milliseconds. Undefined if the provider did not report it. */
  authenticatedAt: number | undefined;
  /** The roles granted by the provider in the groups claim. */
  roles: readonly string[];
};

type ClaimRules = Pick<OidcConfig, 'emailClaim' | 'trustsEmail' | 'groupsClaim' | 'roleMap'>;

/** Reads the identity from claims whose signature or source has been verified. */
export function toIdentity(claims: Claims & { sub: string }, rules: ClaimRules): Identity {
  const email = readText(claims, rules.emailClaim);
  return {
    subject: claims.sub,
    providerSession: typeof claims.sid === 'string' ? claims.sid : undefined,
    email,
    // Some providers send this claim as a string.
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
