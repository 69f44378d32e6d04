import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { changeAccess } from './access-changes.ts';
import { ITEM_COLUMNS, type Item } from './item.ts';
import { toInvited } from './permissions.ts';

/**
 * Converts grants to email addresses without an account to grants to accounts that have since been created, so that invited users
 * get access. Runs before each operation.
 */
export function acceptInvitations(db: Database, nowMs: number): void {
  if (!db.get('SELECT 1 FROM invited_accounts LIMIT 1')) return;
  db.transaction(() => {
    for (const { id } of db.all<{ id: string }>('SELECT account_id AS id FROM invited_accounts')) accept(db, id, nowMs);
    db.run('DELETE FROM invited_accounts');
  });
}

function accept(db: Database, accountId: string, nowMs: number): void {
  const account = findAccount(db, accountId);
  if (!account) return;
  const invited = toInvited(account.email.toLowerCase());
  const items = db.all<Item>(
    `SELECT ${ITEM_COLUMNS} FROM permissions AS p JOIN items AS i ON i.number = p.item_number
     WHERE p.type = 'user' AND p.grantee = ?`,
    invited,
  );
  for (const item of items) {
    changeAccess(db, item, nowMs, () => {
      // Grants made since the account was created take precedence.
      db.run(
        "UPDATE OR IGNORE permissions SET id = ?, grantee = ? WHERE item_number = ? AND type = 'user' AND grantee = ?",
        account.permissionId,
        account.id,
        item.number,
        invited,
      );
      db.run("DELETE FROM permissions WHERE item_number = ? AND type = 'user' AND grantee = ?", item.number, invited);
    });
  }
}
