import { systemClock } from '#domain/clock.ts';
import { toUserId } from '#domain/user-id.ts';
import { describeScopes } from '#features/connections/describe-scopes.ts';
import { describeConnectionError, type Finding } from '#features/connections/finding.ts';
import { CredentialVault } from '#identity/credentials/credential-vault.ts';
import { openClientAuth } from '#identity/sessions/oidc/client-auth.ts';
import { OidcClient } from '#identity/sessions/oidc/oidc-client.ts';
import { SessionCache } from '#identity/sessions/session-cache.ts';
import { SessionStore } from '#identity/sessions/session-store.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { connectExisting } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';

const SUBJECT = 'Session';

/** Returns a token of the user's newest session and a finding about it. Does not change the session. */
export async function readSessionToken(
  config: BffConfig,
  email: string | undefined,
): Promise<{ accessToken?: string; finding: Finding }> {
  if (email === undefined) {
    const text = 'not checked whether the services accept tokens';
    const remedy = 'sign in to the console and run this again with --user and your email address';
    return { finding: { level: 'info', subject: SUBJECT, text, remedy } };
  }
  try {
    const found = await findToken(config, email);
    if (found !== undefined) {
      return { accessToken: found.accessToken, finding: describeScopes(found.principal, config) };
    }
    const text = `${email} is not signed in`;
    return {
      finding: { level: 'warning', subject: SUBJECT, text, remedy: 'sign in to the console and run this again' },
    };
  } catch (error) {
    const text = `failed to get a token for ${email}: ${describeConnectionError(error)}`;
    return { finding: { level: 'error', subject: SUBJECT, text, remedy: 'sign out and sign in again' } };
  }
}

async function findToken(config: BffConfig, email: string) {
  const ring = openKeyRing(config.keyRing);
  const seals = new RowSeals(ring, () => undefined);
  await using store = await connectExisting(toStoreAddress(config));
  if (!store) return undefined;
  const { issuer } = config.oidc;
  const sessions = new SessionStore(store, systemClock, issuer, seals, new SessionCache());
  for (const subject of await sessions.listSubjects(email)) {
    const principal = await sessions.findForWork(toUserId(issuer, subject));
    if (!principal) continue;
    const client = new OidcClient(config, await openClientAuth(config.oidc.clientAuth), systemClock);
    const provider = { refresh: (token: string) => client.refresh(token), discard: () => undefined };
    const vault = new CredentialVault(store, ring, systemClock, provider, {
      onEnd: () => undefined,
      onLost: async () => undefined,
    });
    return { accessToken: await vault.getAccessToken(principal.credentialId), principal };
  }
  return undefined;
}
