import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { findAccessToken } from '#core/auth/access-tokens.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { IdentityKeys } from './key-file.ts';
import { isOffline, withoutOfflineScope } from './offline-access.ts';
import { grantsEmail, identifiesUser } from './user-scopes.ts';

/** An OAuth 2.0 error (RFC 6749 section 5.2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status: number;
  readonly body: { error: string; error_description: string };

  constructor(status: number, error: string, description: string) {
    super(description);
    this.status = status;
    this.body = { error, error_description: description };
  }
}

/** 400: the token is unknown, expired or revoked. */
export function invalidToken(): OAuthError {
  return new OAuthError(400, 'invalid_token', 'Invalid Value');
}

type TokenInfoOptions = { provider: Provider; db: Database; clock: Clock; keys: IdentityKeys; scopeBase: string };

/** Describes a token like the public endpoint: numbers and booleans are strings. Throws OAuthError if the token is not valid. */
export async function describeToken(
  options: TokenInfoOptions,
  accessToken: string | undefined,
  idToken: string | undefined,
): Promise<object> {
  if (idToken !== undefined) return describeIdToken(options, idToken);
  const { db, clock, scopeBase } = options;
  const nowMs = clock.nowMs();
  const grant = accessToken === undefined ? undefined : findAccessToken(db, accessToken, nowMs);
  const account = grant && findAccount(db, grant.accountId);
  if (!account) throw invalidToken();
  return {
    azp: grant.clientId,
    aud: grant.clientId,
    ...(identifiesUser(scopeBase, grant.scopes) && { sub: account.id }),
    scope: withoutOfflineScope(grant.scopes).join(' '),
    exp: String(Math.floor(grant.expiresAt / 1000)),
    expires_in: String(Math.floor((grant.expiresAt - nowMs) / 1000)),
    ...(grantsEmail(scopeBase, grant.scopes) && { email: account.email, email_verified: 'true' }),
    access_type: isOffline(grant.scopes) ? 'offline' : 'online',
  };
}

async function describeIdToken({ provider, clock, keys }: TokenInfoOptions, idToken: string): Promise<object> {
  const findKey = ({ kid }: { kid?: string | undefined }) => {
    const key = keys.jwks.find((each) => each.kid === kid);
    if (!key) throw invalidToken();
    return createPublicKey({ key, format: 'jwk' });
  };
  const options = { issuer: provider.issuer, currentDate: new Date(clock.nowMs()) };
  const verified = await jwtVerify(idToken, findKey, options).catch(() => undefined);
  if (!verified) throw invalidToken();
  const entries = Object.entries({ ...verified.protectedHeader, ...verified.payload });
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'object' ? value : String(value)]));
}
