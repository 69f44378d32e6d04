import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';

type Consenter = { accountId: string; scriptId: string };

/** Returns the full identifiers of the scopes that a user has granted to a script, or undefined if the user was never asked. */
export function findConsent(db: Database, { accountId, scriptId }: Consenter): readonly string[] | undefined {
  const row = db.get<{ scopes: string }>(
    'SELECT scopes FROM script_consents WHERE account_id = ? AND script_id = ?',
    accountId,
    scriptId,
  );
  return row?.scopes.split(' ').filter(Boolean);
}

/** Grants these scopes to a script, in addition to those already granted. */
export function addConsent(
  { db, clock }: { db: Database; clock: Clock },
  consenter: Consenter,
  scopes: readonly string[],
): void {
  const allowed = new Set([...(findConsent(db, consenter) ?? []), ...scopes]);
  db.run(
    `INSERT INTO script_consents (account_id, script_id, scopes, allowed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id, script_id) DO UPDATE SET scopes = excluded.scopes, allowed_at = excluded.allowed_at`,
    consenter.accountId,
    consenter.scriptId,
    [...allowed].join(' '),
    clock.nowMs(),
  );
}

/** Revokes a user's consent to a script. */
export function removeConsent(db: Database, { accountId, scriptId }: Consenter): void {
  db.run('DELETE FROM script_consents WHERE account_id = ? AND script_id = ?', accountId, scriptId);
}
