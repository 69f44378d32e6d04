import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import type { Clock } from '#core/clock.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { applyClientRules } from './client-rules.ts';
import { CONSOLE_CLIENT_ID } from './clients.ts';
import { Interactions } from './interactions.ts';
import { loadIdentityKeys, loadSecret } from './key-file.ts';
import { hideOfflineScope, withOfflineScope } from './offline-access.ts';
import { toProviderConfiguration } from './provider-configuration.ts';
import { PublicEndpoints } from './public-endpoints.ts';
import { findClientMetadata } from './registered-clients.ts';
import { issueScriptIdentityToken } from './script-identity-tokens.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { UserSessions } from './user-sessions.ts';

const MOUNT_PATH = '/oidc';
const AUTHORIZATION_PATH = '/auth?';

export type IdentityOptions = {
  db: Database;
  clock: Clock;
  /** Directory of the keys and the console's client secret, each in a file that only its owner can read. */
  dataDir: string;
  /** Origin at which users reach the services. */
  origin: string;
  consoleOrigin: string;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Receives errors for which a generic response was sent. */
  onError?: (error: unknown) => void;
};

/** The identity provider, ready to mount. */
export type Identity = {
  issuer: string;
  clientId: string;
  clientSecretFile: string;
  /** The signed-in users of the services' own pages. */
  sessions: UserSessions;
  /** Issues an ID token for the user of a script run. Resolves to undefined unless the run has the scope `openid`. */
  issueScriptToken: (run: RunIdentity) => Promise<string | undefined>;
  /** Whether a request is for the provider: below `/oidc/`, or at a URL of the public provider. */
  canHandle: (request: IncomingMessage) => boolean;
  /** Handles such requests. */
  callback: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Creates the embedded OpenID provider with the issuer `{origin}/oidc`. Generates its keys on the first run. */
export function createIdentity(options: IdentityOptions): Identity {
  const { db, clock, dataDir, origin, consoleOrigin, scopeBase, onError = () => undefined } = options;
  const issuer = `${origin}${MOUNT_PATH}`;
  const clientSecretFile = join(dataDir, 'console-client-secret');
  const keys = loadIdentityKeys(join(dataDir, 'identity-keys.json'));
  const configuration = toProviderConfiguration({
    db,
    clock,
    origin,
    consoleOrigin,
    scopeBase,
    keys,
    consoleSecret: loadSecret(clientSecretFile),
  });
  const provider = new Provider(issuer, configuration);
  provider.on('server_error', (_context, error) => onError(error));
  // An unreachable console is not notified. Its session ends when it next refreshes its tokens, which are revoked.
  provider.on('backchannel.error', (_context, error) => onError(error));
  // Koa prints errors of broken connections unless the event has a listener. The provider's types do not include this event.
  const emitter: EventEmitter = provider;
  emitter.on('error', onError);
  applyClientRules(provider);
  provider.use(hideOfflineScope);
  const publicEndpoints = new PublicEndpoints({ provider, db, clock, keys, scopeBase, onError });
  const throttle = new SignInThrottle(db, clock);
  const interactions = new Interactions({ provider, db, throttle, origin, consoleOrigin, scopeBase, onError });
  const handleProtocol = provider.callback();
  return {
    issuer,
    clientId: CONSOLE_CLIENT_ID,
    clientSecretFile,
    sessions: new UserSessions({ provider, db, origin }),
    issueScriptToken: (run) => issueScriptIdentityToken({ db, clock, keys, issuer, scopeBase }, run),
    canHandle: ({ url = '' }) =>
      url.startsWith(`${MOUNT_PATH}/`) ||
      PublicEndpoints.canHandle(url) ||
      PublicEndpoints.toProtocolPath(url) !== undefined,
    callback: (request, response) => {
      const url = request.url ?? '';
      if (PublicEndpoints.canHandle(url)) {
        void publicEndpoints.handle(request, response);
        return;
      }
      const protocolPath = PublicEndpoints.toProtocolPath(url);
      if (protocolPath?.startsWith(`${MOUNT_PATH}${AUTHORIZATION_PATH}`)) {
        // Browsers send the session cookie only to the provider's own paths.
        response.writeHead(302, { location: protocolPath }).end();
        return;
      }
      const path = toProviderPath(db, (protocolPath ?? url).slice(MOUNT_PATH.length));
      if (path.startsWith('/interaction/')) {
        void interactions.handle(request, response);
        return;
      }
      // URLs in responses are built from the issuer, not from the request's Host header.
      request.headers.host = new URL(origin).host;
      // The provider routes by the path after the mount point, and prefixes generated URLs with `baseUrl`.
      void handleProtocol(Object.assign(request, { url: path, baseUrl: MOUNT_PATH }), response);
    },
  };
}

/** Returns the path of a request in the provider's form, with the parameters of public clients translated. */
function toProviderPath(db: Database, path: string): string {
  if (!path.startsWith(AUTHORIZATION_PATH)) return path;
  const query = new URLSearchParams(path.slice(AUTHORIZATION_PATH.length));
  const metadata = findClientMetadata(db, query.get('client_id') ?? '');
  if (!metadata) return path;
  return AUTHORIZATION_PATH + withOfflineScope(query, metadata.application_type === 'native').toString();
}
