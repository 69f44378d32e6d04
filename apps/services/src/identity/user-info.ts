import { findAccessToken } from '#core/auth/access-tokens.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { insufficientScopes, unauthenticated } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import { listUserScopes, namesUser, showsEmail, showsName } from './user-scopes.ts';

/** Names of the members: those of OpenID Connect, or the older ones of the public service. */
export type UserFormat = 'openid' | 'v2';

/**
 * The user of a token, as far as its scopes tell. Throws 401 when the token does not hold, and 403 when its scopes do not
 * tell who the user is.
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
  if (!namesUser(scopeBase, grant.scopes)) {
    throw insufficientScopes(['openid', ...listUserScopes(scopeBase)]);
  }
  const verified = format === 'v2' ? 'verified_email' : 'email_verified';
  return {
    [format === 'v2' ? 'id' : 'sub']: account.id,
    ...(showsEmail(scopeBase, grant.scopes) && { email: account.email, [verified]: true }),
    ...(showsName(scopeBase, grant.scopes) && { name: account.displayName }),
    hd: account.domain,
  };
}
