import type { Database } from '#db/database.ts';

/** The members of a File that tell who reaches it. */
export const SHARING_MEMBERS = ['permissions', 'permissionIds', 'shared', 'hasAugmentedPermissions'] as const;

const MAX_PAGE_COST = 5_000; // A page of 250 files that five people reach.
/** What all other members of an item cost together, in permissions. */
const ITEM_COST = 15;

/**
 * How many of some items, from the first one on, fit on a page that tells who reaches each of them: a page may be shorter
 * than was asked for. At least one does.
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
