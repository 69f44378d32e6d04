import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';
import { any, fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { hasManyGiven, isGivenSql, type NarrowCaller, selectGiven } from '#items/app-files.ts';

const MAX_COUNTS = 1000;
const counts = new ReadCaches<{ count: number }>({ max: MAX_COUNTS });

/**
 * The items that some principals reach, in one of two ways: for fewer than `fewItems`, what to begin with; otherwise a
 * condition for `items AS i`.
 */
export function toReachedItems(
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
  return { condition: toReached(principals) };
}

/** The condition for `items AS i` that some principals reach. */
export function toReached(principals: readonly string[]): SqlFragment {
  const reached = `SELECT 1 FROM item_access AS a WHERE a.item_number = i.number AND a.${toAmong(principals)}`;
  return fragment(`EXISTS (${reached})`, ...principals);
}

// Looked up one by one for each item: taking a list of JSON apart costs more.
function toAmong(principals: readonly string[]): string {
  return `principal IN (${principals.map(() => '?').join(', ')})`;
}

/**
 * The items that a caller whose token opens single files may be shown, besides that the person reaches them: the condition
 * for `items AS i` in all spaces, and for fewer than `fewItems` what to begin with.
 */
export function toGivenItems(
  db: Database,
  caller: NarrowCaller,
  fewItems: number,
): { few: SqlFragment | undefined; condition: SqlFragment } {
  // What other apps keep for themselves is in no space that a list is about.
  const condition = any([isGivenSql(caller, 'i.id'), fragment("i.space = 'appDataFolder'")]);
  if (hasManyGiven(db, caller, fewItems)) return { few: undefined, condition };
  const { sql, values } = selectGiven(caller);
  return { few: { sql: `FROM (${sql}) AS v CROSS JOIN items AS i ON i.number = v.number`, values }, condition };
}
