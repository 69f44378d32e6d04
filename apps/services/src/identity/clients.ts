import type { ClientMetadata } from 'oidc-provider';

/** Client ID of the console's server, which signs users in with a secret. */
export const CONSOLE_CLIENT_ID = 'rotunda-console';

/** Client ID of programs on a user's own machine: no secret, redirects to a loopback address with any port. */
export const TOOLS_CLIENT_ID = 'rotunda-tools';

/** Client ID of the services' own pages, which only need the signed-in user. */
export const PAGES_CLIENT_ID = 'rotunda-pages';

/** All clients not registered by command. */
export const BUILT_IN_CLIENT_IDS: ReadonlySet<string> = new Set([CONSOLE_CLIENT_ID, TOOLS_CLIENT_ID, PAGES_CLIENT_ID]);

/** Redirect path after signing in for one of the services' own pages. */
export const SIGNED_IN_PATH = '/oidc/signed-in';

/** Whether a client is part of this product and needs no consent. */
export function isOwnClient(clientId: string | undefined): boolean {
  return clientId === CONSOLE_CLIENT_ID || clientId === PAGES_CLIENT_ID;
}

/** Returns the URL that notifies the console of a sign-out. */
export function getConsoleLogoutAddress(consoleOrigin: string): string {
  return `${consoleOrigin}/auth/backchannel-logout`;
}

type ClientOptions = { origin: string; consoleOrigin: string; consoleSecret: string };

/** Returns the built-in clients of the identity provider. Others are registered by command (registered-clients.ts). */
export function listClients({ origin, consoleOrigin, consoleSecret }: ClientOptions): ClientMetadata[] {
  return [
    {
      client_id: CONSOLE_CLIENT_ID,
      client_name: 'Rotunda console',
      client_secret: consoleSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${consoleOrigin}/auth/callback`],
      post_logout_redirect_uris: [`${consoleOrigin}/`],
      backchannel_logout_uri: getConsoleLogoutAddress(consoleOrigin),
      backchannel_logout_session_required: true,
      // The console requires a recent sign-in before high-risk actions, regardless of the purpose of the sign-in.
      require_auth_time: true,
    },
    {
      client_id: TOOLS_CLIENT_ID,
      client_name: 'Rotunda tools',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // For native clients, the port is ignored but the path is compared (RFC 8252 section 7.3).
      redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://[::1]/callback'],
    },
    {
      client_id: PAGES_CLIENT_ID,
      client_name: 'Rotunda',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: [origin + SIGNED_IN_PATH],
    },
  ];
}
