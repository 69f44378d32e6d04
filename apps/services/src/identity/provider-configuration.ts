import type { Configuration } from 'oidc-provider';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { CONSOLE_CLIENT_ID, listClients } from './clients.ts';
import { createConsoleFetch } from './console-fetch.ts';
import { renderErrorPage } from './error-page.ts';
import { CLAIMS, findOidcAccount } from './find-oidc-account.ts';
import { createInteractionPolicy } from './interaction-policy.ts';
import type { IdentityKeys } from './key-file.ts';
import { loadGrant } from './load-grant.ts';
import { createPageHeaders, renderPage } from './page.ts';
import { isRegisteredClient } from './registered-clients.ts';
import { listGrantableScopes } from './scope-words.ts';
import { SIGN_IN_REASONS } from './sign-in-page.ts';
import { respondSignedOut, respondToSignOut, SESSION_COOKIE } from './sign-out.ts';
import { createAdapterFactory } from './sqlite-adapter.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
// Effectively until the user or an administrator revokes it.
const REGISTERED_LIFETIME_S = 3650 * DAY_S;

export type ProviderOptions = {
  db: Database;
  clock: Clock;
  keys: IdentityKeys;
  consoleSecret: string;
  /** Origin of the identity provider. */
  origin: string;
  consoleOrigin: string;
  scopeBase: string;
};

/** Configures the OpenID provider: authorization code with PKCE and rotating refresh tokens, nothing else. */
export function toProviderConfiguration(options: ProviderOptions): Configuration {
  const { db, clock, keys, consoleOrigin, scopeBase } = options;
  return {
    adapter: createAdapterFactory(db, clock),
    clients: listClients(options),
    jwks: { keys: keys.jwks },
    cookies: {
      keys: keys.cookieKeys,
      names: { session: 'rotunda_idp', interaction: 'rotunda_idp_interaction', resume: 'rotunda_idp_resume' },
      long: SESSION_COOKIE,
      short: { httpOnly: true, sameSite: 'lax', overwrite: true, signed: true },
    },
    claims: CLAIMS,
    // Includes user claims in ID tokens issued with an access token, so that clients need not request them.
    conformIdTokenClaims: false,
    scopes: ['openid', 'offline_access', ...listGrantableScopes(scopeBase)],
    // A custom parameter with the reason why a signed-in user must sign in again.
    extraParams: ['sign_in_reason'],
    discovery: { sign_in_reasons_supported: [...SIGN_IN_REASONS] },
    responseTypes: ['code'],
    // Public client libraries of registered clients authenticate with their secret, and many do not support PKCE.
    pkce: { required: (_context, client) => !isRegisteredClient(client.clientId) },
    findAccount: (_context, accountId) => findOidcAccount(db, accountId),
    loadExistingGrant: loadGrant,
    // The console receives a refresh token without `offline_access`, which expires with its session.
    issueRefreshToken: (_context, client, source) =>
      client.grantTypeAllowed('refresh_token') &&
      (client.clientId === CONSOLE_CLIENT_ID || source.scopes.has('offline_access')),
    // Public client libraries use their first refresh token forever.
    rotateRefreshToken: ({ oidc }) => !isRegisteredClient(oidc.client?.clientId),
    clientBasedCORS: () => false,
    fetch: createConsoleFetch(consoleOrigin),
    ...getPages(consoleOrigin),
    features: getFeatures(consoleOrigin),
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: MINUTE_S,
      IdToken: HOUR_S,
      RefreshToken: (_context, token) => getLifetime(token.clientId),
      Session: 14 * DAY_S,
      Grant: (_context, grant) => getLifetime(grant.clientId),
      Interaction: HOUR_S,
    },
  };
}

function getLifetime(clientId: string | undefined): number {
  return isRegisteredClient(clientId) ? REGISTERED_LIFETIME_S : 14 * DAY_S;
}

function getPages(consoleOrigin: string): Pick<Configuration, 'interactions' | 'renderError'> {
  return {
    interactions: {
      policy: createInteractionPolicy(),
      url: (_context, interaction) => `/oidc/interaction/${interaction.uid}`,
    },
    renderError: (context, out) => {
      context.set(createPageHeaders());
      context.body = renderPage(renderErrorPage(context.status, out.error, consoleOrigin));
    },
  };
}

function getFeatures(consoleOrigin: string): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    // The services accept plain bearer tokens for all of their scopes: no audiences, no proof of possession.
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    // Anyone with a token may revoke it if it was issued to the client (RFC 7009 section 2.1).
    revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: respondToSignOut,
      postLogoutSuccessSource: (context) => respondSignedOut(context, consoleOrigin),
    },
  };
}
