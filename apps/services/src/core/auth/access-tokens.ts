import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';

/** The grant of a bearer token. */
export type AccessGrant = {
  accountId: string;
  clientId: string;
  /** Full scope identifiers. */
  scopes: readonly string[];
  /** Unix milliseconds. */
  expiresAt: number;
};

/** Returns the hash under which a token is stored and looked up: SHA-256 in lower-case hex. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Issues an opaque bearer token with 256 random bits. */
export function issueAccessToken(db: Database, grant: AccessGrant): string {
  const token = `rt.${randomBytes(32).toString('base64url')}`;
  saveAccessToken(db, token, grant);
  return token;
}

/** Stores a token that was issued elsewhere, and replaces its previous grant. */
export function saveAccessToken(db: Database, token: string, grant: AccessGrant): void {
  db.run(
    `INSERT INTO access_tokens (token_hash, account_id, client_id, scopes, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (token_hash) DO UPDATE SET scopes = excluded.scopes, expires_at = excluded.expires_at`,
    hashToken(token),
    grant.accountId,
    grant.clientId,
    grant.scopes.join(' '),
    grant.expiresAt,
  );
}

/** Returns the grant of a token, or undefined if the token is unknown or has expired. */
export function findAccessToken(db: Database, token: string, nowMs: number): AccessGrant | undefined {
  const row = db.get<Omit<AccessGrant, 'scopes'> & { scopes: string }>(
    `SELECT account_id AS accountId, client_id AS clientId, scopes, expires_at AS expiresAt FROM access_tokens
     WHERE token_hash = ? AND expires_at > ?`,
    hashToken(token),
    nowMs,
  );
  return row && { ...row, scopes: row.scopes.split(' ') };
}

/** Revokes a token immediately. Ignores unknown tokens. */
export function revokeAccessToken(db: Database, token: string): void {
  db.run('DELETE FROM access_tokens WHERE token_hash = ?', hashToken(token));
}
