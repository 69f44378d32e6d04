import type { Database } from '#db/database.ts';
import { listAncestorIds } from './folder-limits.ts';
import type { Item } from './item.ts';

/** Returns the change log of items that left the tree below a root. */
export function toTreeLog(rootId: string): string {
  return `tree:${rootId}`;
}

const INSERT_DEPARTURES = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  WITH RECURSIVE below (number, id) AS (
    SELECT number, id FROM items WHERE number = ?2
    UNION ALL
    SELECT i.number, i.id FROM below CROSS JOIN items AS i ON i.parent_id = below.id
  )
  SELECT ?1, id, 'file', NULL, 1, ?3 FROM below`;

/**
 * Moves an item to a folder. If the folder is below another root, records in the former tree's log that the item and its
 * descendants left. The caller then updates the access (`changeAccess`).
 */
export function putParent(db: Database, item: Item, folder: Pick<Item, 'id' | 'number'>, changedAt: number): void {
  const topId = listAncestorIds(db, item).at(-1);
  const isLeaving = topId !== undefined && topId !== item.driveId && topId !== listAncestorIds(db, folder).at(-1);
  if (isLeaving) db.run(INSERT_DEPARTURES, toTreeLog(topId), item.number, changedAt);
  db.run('UPDATE items SET parent_id = ? WHERE number = ?', folder.id, item.number);
}
