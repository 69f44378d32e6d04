import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';

/** Maximum nesting depth of folders below a root. */
export const MAX_DEPTH = 100;
/** Maximum number of items in a shared drive. */
export const MAX_DRIVE_ITEMS = 500_000;

/** Maximum number of permissions on an item, including inherited ones. Every descendant repeats them. */
export const MAX_PERMISSIONS = 1000;

/** An item to be added. */
export type IncomingItem = {
  /** Number of nested folder levels: 0 for a file, 1 for an empty folder. */
  levels: number;
  /** The shared drive that it comes from, in which it already counts. */
  from?: string | null;
};

/**
 * Returns the limit that adding something below an item would exceed: the nesting depth, or the size of the shared drive. Returns
 * undefined if it fits.
 */
export function findLimitError(
  db: Database,
  above: Item,
  { levels, from }: IncomingItem,
): 'depth' | 'drive' | undefined {
  // The ancestors include the root, which is not a level. Its place is taken by the first level of the added item.
  if (levels > 0 && listAncestorIds(db, above).length + levels - 1 > MAX_DEPTH) return 'depth';
  if (above.driveId === null || above.driveId === from) return undefined;
  const full = db.get('SELECT 1 FROM drives WHERE id = ? AND item_count >= ?', above.driveId, MAX_DRIVE_ITEMS);
  return full ? 'drive' : undefined;
}

/** Lists the IDs of an item and its ancestors, starting with the item and its parent. */
export function listAncestorIds(db: Database, item: Pick<Item, 'number'>): string[] {
  const rows = db.all<{ id: string }>(
    `WITH RECURSIVE above (id, parent_id, distance) AS (
       SELECT id, parent_id, 0 FROM items WHERE number = ?
       UNION ALL
       SELECT i.id, i.parent_id, distance + 1 FROM above JOIN items AS i ON i.id = above.parent_id
     )
     SELECT id FROM above ORDER BY distance`,
    item.number,
  );
  return rows.map(({ id }) => id);
}

/** Counts the folder levels of an item, including itself: 0 for a file, 1 for a folder without folders. */
export function countLevels(db: Database, item: Pick<Item, 'id' | 'isFolder'>): number {
  if (!item.isFolder) return 0;
  const row = db.get<{ levels: number }>(
    `WITH RECURSIVE below (id, level) AS (
       SELECT ?, 1
       UNION ALL
       SELECT i.id, level + 1 FROM below CROSS JOIN items AS i ON i.parent_id = below.id AND i.is_folder = 1
     )
     SELECT max(level) AS levels FROM below`,
    item.id,
  );
  return row?.levels ?? 1;
}
