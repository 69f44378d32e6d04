import type { Database } from '#db/database.ts';

const MANY = 4000; // Changing so many takes about a tenth of a second.

/** Whether so many items are below some, with these, that changing all of them would hold up everybody else. */
export function hasManyBelow(db: Database, itemIds: readonly string[]): boolean {
  const row = db.get<{ count: number }>(
    `WITH RECURSIVE below (id) AS (
       SELECT value FROM json_each(?)
       UNION ALL
       SELECT i.id FROM below CROSS JOIN items AS i ON i.parent_id = below.id
       LIMIT ?
     )
     SELECT count(*) AS count FROM below`,
    JSON.stringify(itemIds),
    MANY,
  );
  return row?.count === MANY;
}
