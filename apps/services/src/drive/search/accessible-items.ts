import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';
import { any, fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { hasManyGrantedToApp, isGrantedToAppSql, type RestrictedCaller, selectGrantedToApp } from '#items/app-files.ts';

const MAX_COUNTS = 1000;
const counts = new ReadCaches<{ count: number }>({ max: MAX_COUNTS });

/**
 * Selects the items that some principals can access: if they are fewer than `fewItems`, as the items to start with; otherwise as
 * a condition on `items AS i`.
 */
export function selectAccessibleItems(
  db: Database,
  principals: readonly string[],
  fewItems: number,
): { few: SqlFragment } | { condition: SqlFragment } {
  const among = toAmong(principals);
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
  return { condition: isAccessibleSql(principals) };
}

/** Returns the condition for items in `items AS i` that some principals can access. */
export function isAccessibleSql(principals: readonly string[]): SqlFragment {
  const reached = `SELECT 1 FROM item_access AS a WHERE a.item_number = i.number AND a.${toAmong(principals)}`;
  return fragment(`EXISTS (${reached})`, ...principals);
}

// Looks up each principal separately per item, because parsing a JSON list costs more.
function toAmong(principals: readonly string[]): string {
  return `principal IN (${principals.map(() => '?').join(', ')})`;
}

/**
 * Selects the items that may be shown to a caller whose token only covers given files, in addition to the user's access: as a
 * condition on `items AS i` in all spaces, and for fewer than `fewItems` also as the items to start with.
 */
export function selectGrantedItems(
  db: Database,
  caller: RestrictedCaller,
  fewItems: number,
): { few: SqlFragment | undefined; condition: SqlFragment } {
  // Lists never include the spaces of other apps' data.
  const condition = any([isGrantedToAppSql(caller, 'i.id'), fragment("i.space = 'appDataFolder'")]);
  if (hasManyGrantedToApp(db, caller, fewItems)) return { few: undefined, condition };
  const { sql, values } = selectGrantedToApp(caller);
  return { few: { sql: `FROM (${sql}) AS v CROSS JOIN items AS i ON i.number = v.number`, values }, condition };
}
