import type { Provider } from 'oidc-provider';
import { findAccessToken, revokeAccessToken } from '#core/auth/access-tokens.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { isOwnClient } from './clients.ts';
import { OAuthError } from './token-info.ts';

/**
 * Ends what a user has allowed a client, by any of its tokens: whoever holds one may. Tokens of the console and of the
 * services' own pages are only revoked by these. Throws OAuthError when there is no such token.
 */
export async function revokeToken(
  provider: Provider,
  db: Database,
  clock: Clock,
  token: string | undefined,
): Promise<object> {
  const found = token && ((await provider.AccessToken.find(token)) ?? (await provider.RefreshToken.find(token)));
  if (found && !isOwnClient(found.clientId)) {
    await endGrant(provider, found.grantId);
    return {};
  }
  // Tokens of the token command stand on no grant.
  const issued = token && !found ? findAccessToken(db, token, clock.nowMs()) : undefined;
  if (!token || !issued) throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
  await db.write(() => revokeAccessToken(db, token));
  return {};
}

async function endGrant(provider: Provider, grantId: string | undefined): Promise<void> {
  if (grantId === undefined) return;
  const models = [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode];
  for (const model of models) await model.revokeByGrantId(grantId);
  const grant = await provider.Grant.find(grantId);
  await grant?.destroy();
}
