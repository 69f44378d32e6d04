import { findAccessToken } from '#core/auth/access-tokens.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { insufficientScopes, unauthenticated } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import { grantsEmail, grantsName, identifiesUser, listUserScopes } from './user-scopes.ts';

/** Field names: those of OpenID Connect, or the older ones of the public service. */
export type UserFormat = 'openid' | 'v2';

/**
 * Returns the user of a token, with the fields that its scopes allow. Throws 401 if the token is not valid, and 403 if its scopes
 * do not identify the user.
 */
export function describeUser(
  { db, clock, scopeBase }: { db: Database; clock: Clock; scopeBase: string },
  token: string | undefined,
  format: UserFormat,
): object {
  if (token === undefined) throw unauthenticated('script', 'required');
  const grant = findAccessToken(db, token, clock.nowMs());
  const account = grant && findAccount(db, grant.accountId);
  if (!account) throw unauthenticated('script', 'authError');
  if (!identifiesUser(scopeBase, grant.scopes)) {
    throw insufficientScopes(['openid', ...listUserScopes(scopeBase)]);
  }
  const verified = format === 'v2' ? 'verified_email' : 'email_verified';
  return {
    [format === 'v2' ? 'id' : 'sub']: account.id,
    ...(grantsEmail(scopeBase, grant.scopes) && { email: account.email, [verified]: true }),
    ...(grantsName(scopeBase, grant.scopes) && { name: account.displayName }),
    hd: account.domain,
  };
}
