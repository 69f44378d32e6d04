import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { changeAccess } from '#items/access-changes.ts';
import { findAppLog } from '#items/app-data.ts';
import type { Item } from '#items/item.ts';
import { requireItem } from '#items/items.ts';
import { putParent } from '#items/put-parent.ts';
import { ensureRootOfOwner } from '#items/roots.ts';
import { setTrashed } from './trash.ts';

type Deletion = { caller: Pick<Caller, 'accountId'>; deletedAt: number };
type Below = { number: number; id: string; parentId: string | null; ownerId: string | null };

/**
 * Permanently deletes an item with all descendants of the same owner or shared drive. Descendants of other owners move to their
 * My Drive, with their own descendants. Call it in a transaction.
 */
export function deleteItem(db: Database, item: Item, deletion: Deletion): void {
  const below = listBelow(db, item);
  const retained = below.filter(({ ownerId }) => ownerId !== item.ownerId);
  for (const { id } of findTops(below, item, retained)) moveToOwner(db, requireItem(db, id), deletion);
  const numbers = below.filter(({ ownerId }) => ownerId === item.ownerId).map(({ number }) => number);
  removeItems(db, JSON.stringify([item.number, ...numbers]), findAppLog(db, item), deletion.deletedAt);
}

function listBelow(db: Database, item: Item): Below[] {
  return db.all<Below>(
    `WITH RECURSIVE below (number, id, parentId, ownerId) AS (
       SELECT number, id, parent_id, owner_id FROM items WHERE parent_id = ?
       UNION ALL
       SELECT i.number, i.id, i.parent_id, i.owner_id FROM below CROSS JOIN items AS i ON i.parent_id = below.id
     )
     SELECT * FROM below`,
    item.id,
  );
}

/** Returns the retained items directly below a deleted item. Other retained items are not moved. */
function findTops(below: readonly Below[], item: Item, retained: readonly Below[]): Below[] {
  const deleted = new Set(below.filter(({ ownerId }) => ownerId === item.ownerId).map(({ id }) => id)).add(item.id);
  return retained.filter(({ parentId }) => parentId !== null && deleted.has(parentId));
}

function moveToOwner(db: Database, item: Item, { caller, deletedAt }: Deletion): void {
  const root = ensureRootOfOwner(db, item, deletedAt);
  changeAccess(db, item, deletedAt, () => {
    putParent(db, item, root, deletedAt);
  });
  // It was in the trash only because its parent folder was.
  if (item.trashed && !item.explicitlyTrashed) {
    setTrashed(db, item, { isTrashed: false, accountId: caller.accountId, changedAt: deletedAt });
  }
}

/**
 * Deletes items by number (a JSON array), and records the removal in the change logs of all users with access, or only in the
 * app's log (`appLog`) for app data.
 */
function removeItems(db: Database, numbers: string, appLog: string | undefined, changedAt: number): void {
  const selected = 'number IN (SELECT value FROM json_each(?))';
  db.run(`DELETE FROM change_log WHERE log = '' AND item_id IN (SELECT id FROM items WHERE ${selected})`, numbers);
  db.run(
    `INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
     SELECT log, id, 'file', drive_id, 1, ? FROM (
       SELECT a.principal AS log, i.id, i.drive_id, i.number FROM items AS i
         JOIN item_access AS a ON a.item_number = i.number
         WHERE i.${selected} AND i.space = 'drive' AND (a.principal LIKE 'user:%' OR a.principal LIKE 'group:%')
       UNION ALL
       SELECT 'drive:' || drive_id, id, drive_id, number FROM items WHERE ${selected} AND drive_id IS NOT NULL
       UNION ALL
       SELECT ?, id, NULL, number FROM items WHERE ${selected} AND space = 'appDataFolder')
     ORDER BY number`,
    changedAt,
    numbers,
    numbers,
    appLog ?? '',
    numbers,
  );
  db.run(`DELETE FROM items WHERE ${selected}`, numbers);
}
