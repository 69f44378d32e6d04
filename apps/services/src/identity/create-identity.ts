import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { CONSOLE_CLIENT_ID } from './clients.ts';
import { Interactions } from './interactions.ts';
import { loadIdentityKeys, loadSecret } from './key-file.ts';
import { toProviderConfiguration } from './provider-configuration.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { UserSessions } from './user-sessions.ts';

const MOUNT_PATH = '/oidc';

export type IdentityOptions = {
  db: Database;
  clock: Clock;
  /** Where keys and the console's client secret are kept, each in a file that only its owner can read. */
  dataDir: string;
  /** Origin that people reach the services at. */
  origin: string;
  consoleOrigin: string;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Receives errors that were answered with a generic one. */
  onError?: (error: unknown) => void;
};

/** The identity provider, ready to be mounted. */
export type Identity = {
  issuer: string;
  clientId: string;
  clientSecretFile: string;
  /** Who is signed in, for the services' own pages. */
  sessions: UserSessions;
  /** Answers requests whose path is below `/oidc/`. */
  callback: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Creates the embedded OpenID provider with the issuer `{origin}/oidc`; makes its keys on the first run. */
export function createIdentity(options: IdentityOptions): Identity {
  const { db, clock, dataDir, origin, consoleOrigin, scopeBase, onError = () => undefined } = options;
  const issuer = `${origin}${MOUNT_PATH}`;
  const clientSecretFile = join(dataDir, 'console-client-secret');
  const configuration = toProviderConfiguration({
    db,
    clock,
    origin,
    consoleOrigin,
    scopeBase,
    keys: loadIdentityKeys(join(dataDir, 'identity-keys.json')),
    consoleSecret: loadSecret(clientSecretFile),
  });
  const provider = new Provider(issuer, configuration);
  provider.on('server_error', (_context, error) => onError(error));
  // A console that is away learns nothing; its session ends when it next renews its tokens, which are revoked.
  provider.on('backchannel.error', (_context, error) => onError(error));
  // Koa prints errors of broken connections unless somebody listens. The provider's own types do not know this event.
  const emitter: EventEmitter = provider;
  emitter.on('error', onError);
  const throttle = new SignInThrottle(db, clock);
  const interactions = new Interactions({ provider, db, throttle, origin, consoleOrigin, scopeBase, onError });
  const handleProtocol = provider.callback();
  return {
    issuer,
    clientId: CONSOLE_CLIENT_ID,
    clientSecretFile,
    sessions: new UserSessions({ provider, db, origin }),
    callback: (request, response) => {
      const path = request.url?.slice(MOUNT_PATH.length) ?? '';
      if (path.startsWith('/interaction/')) {
        void interactions.handle(request, response);
        return;
      }
      // Addresses in responses are made from the issuer, not from what the request says its host is.
      request.headers.host = new URL(origin).host;
      // The provider routes by what follows the mount point, and puts `baseUrl` before the addresses that it makes.
      void handleProtocol(Object.assign(request, { url: path, baseUrl: MOUNT_PATH }), response);
    },
  };
}
