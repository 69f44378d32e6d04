import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';

const dueTimes = new ReadCaches<{ atMs: number }>({ max: 1, tables: ['permissions', 'invited_accounts'] });

/**
 * Whether a grant has expired, or a new account has invitations. Checked before each operation, but only reads the database after
 * writes to the tables it depends on.
 */
export function isAccessDue(db: Database, nowMs: number): boolean {
  return dueTimes.of(db).get('', () => ({ atMs: readDueTime(db) })).atMs <= nowMs;
}

/** Returns the time at which the next grant expires: the minimum if there are new accounts, the maximum if no grant expires. */
function readDueTime(db: Database): number {
  if (db.get('SELECT 1 FROM invited_accounts LIMIT 1') !== undefined) return -Infinity;
  const next = 'SELECT expires_at AS atMs FROM permissions WHERE expires_at IS NOT NULL ORDER BY expires_at LIMIT 1';
  return db.get<{ atMs: number }>(next)?.atMs ?? Infinity;
}
