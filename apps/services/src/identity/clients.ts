import type { ClientMetadata } from 'oidc-provider';

/** Client id of the console's server, which signs people in with a secret. */
export const CONSOLE_CLIENT_ID = 'rotunda-console';

/** Client id of programs on a person's own machine: no secret, redirects to a loopback address with any port. */
export const TOOLS_CLIENT_ID = 'rotunda-tools';

/** The clients of the identity provider. There is no registration of others. */
export function listClients(consoleOrigin: string, consoleSecret: string): ClientMetadata[] {
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
    },
    {
      client_id: TOOLS_CLIENT_ID,
      client_name: 'Rotunda tools',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // For native clients the port is not compared (RFC 8252 section 7.3), and a path is.
      redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://[::1]/callback'],
    },
  ];
}
