import { randomBytes } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import { hashToken } from '#core/auth/access-tokens.ts';
import type { Database } from '#db/database.ts';
import { BUILT_IN_CLIENT_IDS } from './clients.ts';

/** Where a program runs: on the user's own machine, or on a server with its own address. */
export type ClientType = 'installed' | 'web';

/** A program, other than the console, that users can sign in to. */
export type RegisteredClient = {
  clientId: string;
  name: string;
  type: ClientType;
  /** Redirect URIs. An installed program lists none and may use any loopback address. */
  redirectUris: readonly string[];
  createdAtMs: number;
};

type Row = Omit<RegisteredClient, 'redirectUris'> & { redirectUris: string; secretHash: string };

const COLUMNS = `client_id AS clientId, name, type, secret_hash AS secretHash, redirect_uris AS redirectUris,
  created_at AS createdAtMs`;
const ID_PREFIX = 'client-';
/** Placeholder in the metadata of an installed program. `isLoopbackRedirect` decides which redirects are allowed. */
const LOOPBACK_REDIRECT = 'http://localhost';

/** Whether a client was registered by command and is not built in. */
export function isRegisteredClient(clientId: string | undefined): boolean {
  return clientId !== undefined && !BUILT_IN_CLIENT_IDS.has(clientId);
}

/** The ID and secret with which a client authenticates. */
export type ClientCredentials = { clientId: string; secret: string };

/** Generates client credentials. */
export function createClientCredentials(): ClientCredentials {
  return {
    clientId: ID_PREFIX + randomBytes(12).toString('hex'),
    secret: randomBytes(24).toString('base64url'),
  };
}

/** Registers a client. Stores only the hash of its secret. Returns false if a client with this ID exists. */
export function addClient(
  db: Database,
  { clientId, secret }: ClientCredentials,
  { name, type, redirectUris, createdAtMs }: Omit<RegisteredClient, 'clientId'>,
): boolean {
  if (!isRegisteredClient(clientId)) return false;
  const { changes } = db.run(
    `INSERT INTO oauth_clients (client_id, name, type, secret_hash, redirect_uris, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (client_id) DO NOTHING`,
    clientId,
    name,
    type,
    hashToken(secret),
    JSON.stringify(redirectUris),
    createdAtMs,
  );
  return changes > 0;
}

/** Lists all registered clients, oldest first. */
export function listRegisteredClients(db: Database): RegisteredClient[] {
  const rows = db.all<Row>(`SELECT ${COLUMNS} FROM oauth_clients ORDER BY created_at, client_id`);
  return rows.map(({ secretHash: _, redirectUris, ...row }) => ({ ...row, redirectUris: JSON.parse(redirectUris) }));
}

/** Removes a client and revokes all its grants. Returns false if the client does not exist. */
export function removeClient(db: Database, clientId: string): boolean {
  return db.transaction(() => {
    const { changes } = db.run('DELETE FROM oauth_clients WHERE client_id = ?', clientId);
    if (changes === 0) return false;
    db.run('DELETE FROM access_tokens WHERE client_id = ?', clientId);
    db.run('DELETE FROM oidc_payloads WHERE instr(payload, ?) > 0', `"clientId":${JSON.stringify(clientId)}`);
    return true;
  });
}

/** Returns the identity provider's metadata of a registered client. Its secret is a hash. */
export function findClientMetadata(db: Database, clientId: string): ClientMetadata | undefined {
  const row = db.get<Row>(`SELECT ${COLUMNS} FROM oauth_clients WHERE client_id = ?`, clientId);
  if (!row) return undefined;
  const isInstalled = row.type === 'installed';
  return {
    client_id: row.clientId,
    client_name: row.name,
    client_secret: row.secretHash,
    application_type: isInstalled ? 'native' : 'web',
    // Accepted from the header and from the body.
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: isInstalled ? [LOOPBACK_REDIRECT] : JSON.parse(row.redirectUris),
  };
}

/** Whether a URL leads to a program on the user's own machine, with any port and path (RFC 8252 section 7.3). */
export function isLoopbackRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' || url.username !== '' || url.password !== '' || address.includes('#')) return false;
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
}
