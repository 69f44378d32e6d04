import type { Database } from '#db/database.ts';

// Changing this many takes about a tenth of a second.
const MANY_ITEMS = 4000;
const MANY_ACCESSES = 6000;

const BELOW = `WITH RECURSIVE below (id, number) AS (
  SELECT id, number FROM items WHERE id IN (SELECT value FROM json_each(?1))
  UNION ALL
  SELECT i.id, i.number FROM below CROSS JOIN items AS i ON i.parent_id = below.id
  LIMIT ${MANY_ITEMS}
)`;
const COUNT_ITEMS = `${BELOW} SELECT count(*) AS count FROM below`;
const COUNT_ACCESSES = `${BELOW} SELECT count(*) AS count FROM (
  SELECT 1 FROM below CROSS JOIN item_access AS a ON a.item_number = below.number LIMIT ${MANY_ACCESSES})`;

/**
 * Whether changing the given items and their descendants would block other requests, because of the number of items or of the
 * permissions on them.
 */
export function hasManyDescendants(db: Database, itemIds: readonly string[]): boolean {
  const ids = JSON.stringify(itemIds);
  const count = (sql: string) => db.get<{ count: number }>(sql, ids)?.count ?? 0;
  return count(COUNT_ITEMS) === MANY_ITEMS || count(COUNT_ACCESSES) === MANY_ACCESSES;
}
