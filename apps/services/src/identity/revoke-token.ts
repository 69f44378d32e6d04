import type { Provider } from 'oidc-provider';
import { findAccessToken, revokeAccessToken } from '#core/auth/access-tokens.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { isOwnClient } from './clients.ts';
import { OAuthError } from './token-info.ts';

/**
 * Revokes a user's grant to a client by any of its tokens. Anyone with a token may do this. Tokens of the console and of the
 * services' own pages can only be revoked by these clients. Throws OAuthError if the token does not exist.
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
  // Tokens of the token command have no grant.
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
