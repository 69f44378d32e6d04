import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';

/** How many folders can lie one in another below a root. */
export const MAX_DEPTH = 100;
/** How many items a shared drive holds. */
export const MAX_DRIVE_ITEMS = 500_000;

/** How many permissions hold on an item, those from above among them. Every item below repeats them. */
export const MAX_PERMISSIONS = 1000;

/** What is to be put somewhere. */
export type IncomingItem = {
  /** How many folders lie one in another in it: 0 for a file, 1 for an empty folder. */
  levels: number;
  /** The shared drive that it comes from, where it counts already. */
  from?: string | null;
};

/**
 * Why something does not fit under an item: folders would be nested too deeply, or the shared drive is full. Undefined
 * when it fits.
 */
export function findLimitError(
  db: Database,
  above: Item,
  { levels, from }: IncomingItem,
): 'depth' | 'drive' | undefined {
  // The root is no level, and is among the folders above: so many levels there are with the newcomer's first one.
  if (levels > 0 && listAncestorIds(db, above).length + levels - 1 > MAX_DEPTH) return 'depth';
  if (above.driveId === null || above.driveId === from) return undefined;
  const full = db.get('SELECT 1 FROM drives WHERE id = ? AND item_count >= ?', above.driveId, MAX_DRIVE_ITEMS);
  return full ? 'drive' : undefined;
}

/** Ids of the folders above an item, the nearest first, and of the item itself in front. */
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

/** How many folders lie one in another in an item, with itself: 0 for a file, 1 for a folder without folders. */
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
