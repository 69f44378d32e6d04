import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';

/** How deep folders can be nested. */
export const MAX_DEPTH = 100;
/** How many items a shared drive holds. */
export const MAX_DRIVE_ITEMS = 500_000;

/**
 * Why one more item does not fit under an item: it is nested as deeply as folders can be, or its shared drive is full.
 * What comes from elsewhere in the shared drive `from` counts there already. Undefined when it fits.
 */
export function findRoomFault(db: Database, above: Item, from: string | null = null): 'depth' | 'drive' | undefined {
  if (listAncestorIds(db, above).length >= MAX_DEPTH) return 'depth';
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
