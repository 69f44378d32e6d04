import type { Database } from '#db/database.ts';

/** Deletes expired codes, tokens, sessions and grants. */
export function purgeIdentity(db: Database, nowMs: number): void {
  db.run('DELETE FROM oidc_payloads WHERE expires_at <= ?', nowMs);
  db.run('DELETE FROM access_tokens WHERE expires_at <= ?', nowMs);
}
