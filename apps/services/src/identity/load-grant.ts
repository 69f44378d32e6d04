import type { Configuration } from 'oidc-provider';
import { isOwnClient } from './clients.ts';

type LoadGrant = NonNullable<Configuration['loadExistingGrant']>;

/**
 * Returns the client's existing grant from the user. The console is part of the same product and authenticates with a secret, and
 * the services' own pages use no token, so their requests are granted without a consent page. Roles and the services restrict
 * what their users may do.
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
  // Using a grant renews its full lifetime, because it must outlive the refresh tokens based on it.
  grant.exp = undefined;
  await grant.save();
  return grant;
};
