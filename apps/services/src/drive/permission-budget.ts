import type { Database } from '#db/database.ts';

/** The fields of File with sharing data. */
export const SHARING_MEMBERS = ['permissions', 'permissionIds', 'shared', 'hasAugmentedPermissions'] as const;

const MAX_PAGE_COST = 5_000; // In permissions. Allows a page of 250 files, each with access for five users.
/** Combined cost of an item's other fields, in permissions. */
const ITEM_COST = 15;

/**
 * Returns how many items, from the first one, fit on a page with sharing data, at least one. A page may be shorter than
 * requested.
 */
export function countListable(db: Database, itemIds: readonly string[]): number {
  let cost = 0;
  for (const [index, id] of itemIds.entries()) {
    const sql = 'SELECT count(*) AS count FROM item_access WHERE item_number = (SELECT number FROM items WHERE id = ?)';
    cost += ITEM_COST + (db.get<{ count: number }>(sql, id)?.count ?? 0);
    if (cost > MAX_PAGE_COST) return Math.max(1, index);
  }
  return itemIds.length;
}
