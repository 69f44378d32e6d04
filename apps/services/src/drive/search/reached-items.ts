import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';

const MAX_COUNTS = 1000;
const counts = new ReadCaches<{ count: number }>(MAX_COUNTS);

/**
 * The items that some principals reach, in one of two ways: for fewer than `fewItems`, what to begin with; otherwise a
 * condition for `items AS i`.
 */
export function toReachedItems(
  db: Database,
  principals: readonly string[],
  fewItems: number,
): { few: SqlFragment } | { condition: SqlFragment } {
  // Looked up one by one for each item: taking a list of JSON apart costs more.
  const among = `principal IN (${principals.map(() => '?').join(', ')})`;
  const { count } = counts.of(db).get(JSON.stringify([fewItems, principals]), () => {
    const counted = db.get<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM item_access WHERE ${among} LIMIT ?)`,
      ...principals,
      fewItems,
    );
    return counted ?? { count: 0 };
  });
  if (count < fewItems) {
    const distinct = `SELECT DISTINCT item_number FROM item_access WHERE ${among}`;
    return {
      few: fragment(`FROM (${distinct}) AS v CROSS JOIN items AS i ON i.number = v.item_number`, ...principals),
    };
  }
  const reached = `EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = i.number AND a.${among})`;
  return { condition: fragment(reached, ...principals) };
}
