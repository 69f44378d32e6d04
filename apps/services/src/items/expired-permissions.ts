import type { Database } from '#db/database.ts';
import { changeAccess } from './access-changes.ts';
import { ITEM_COLUMNS, type Item } from './item.ts';

/** Removes expired grants and the access based on them. Runs before each operation, so that grants expire exactly on time. */
export function removeExpiredPermissions(db: Database, nowMs: number): void {
  if (!db.get('SELECT 1 FROM permissions WHERE expires_at <= ? LIMIT 1', nowMs)) return;
  db.transaction(() => {
    const items = db.all<Item>(
      `SELECT ${ITEM_COLUMNS} FROM items AS i
       WHERE i.number IN (SELECT item_number FROM permissions WHERE expires_at <= ?)`,
      nowMs,
    );
    for (const item of items) {
      changeAccess(db, item, nowMs, () => {
        db.run('DELETE FROM permissions WHERE item_number = ? AND expires_at <= ?', item.number, nowMs);
      });
    }
  });
}
