import type { Configuration } from 'oidc-provider';
import { isOwnClient } from './clients.ts';

type LoadGrant = NonNullable<Configuration['loadExistingGrant']>;

/**
 * What the person has allowed the client before. The console is part of the same product and signs in with a secret,
 * and the services' own pages use no token, so they get what they ask for without a consent page; what their user may
 * do is decided by role and by the services.
 */
export const loadGrant: LoadGrant = async (context) => {
  const { provider, session, client, account, result, requestParamOIDCScopes } = context.oidc;
  if (!session || !client || !account) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const stored = grantId ? await provider.Grant.find(grantId) : undefined;
  const known = stored?.accountId === account.accountId ? stored : undefined;
  if (!isOwnClient(client.clientId)) return known;
  const grant = known ?? new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(requestParamOIDCScopes);
  // A grant that is used again lives for its full time again; it must outlive the refresh tokens that stand on it.
  grant.exp = undefined;
  await grant.save();
  return grant;
};
