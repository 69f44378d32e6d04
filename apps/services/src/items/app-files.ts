import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { type App, selectAppData } from './app-data.ts';
import type { Item } from './item.ts';

/** Notes that an app made an item for an account, or was given it: a token for single files opens it from now on. */
export function giveToApp(db: Database, { accountId, clientId }: App, itemId: string): void {
  const sql = 'INSERT INTO app_files (account_id, client_id, item_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  db.run(sql, accountId, clientId, itemId);
}

/** What decides which items a caller whose token opens single files reaches. */
export type NarrowCaller = App & Pick<Caller, 'reach'>;

const OF_APP = 'account_id = ? AND client_id = ?';

/** The condition that an app was given the item whose id stands in a column, whether it is still there or not. */
export function isGivenSql({ accountId, clientId, reach }: NarrowCaller, column: 'i.id' | 'c.item_id'): SqlFragment {
  if (reach !== 'givenFiles') return fragment('0');
  // Looked up for each item that is walked: of all that an app was given, a page asks for few.
  return fragment(`EXISTS (SELECT 1 FROM app_files WHERE ${OF_APP} AND item_id = ${column})`, accountId, clientId);
}

/** Selects the numbers of the items that an app was given or keeps for itself, each of them once. */
export function selectGiven(caller: NarrowCaller): SqlFragment {
  const retained = selectAppData(caller);
  if (caller.reach !== 'givenFiles') return retained;
  return {
    sql: `SELECT g.number FROM app_files AS f CROSS JOIN items AS g ON g.id = f.item_id
          WHERE f.account_id = ? AND f.client_id = ? AND g.space = 'drive'
          UNION ALL SELECT number FROM (${retained.sql})`,
    values: [caller.accountId, caller.clientId, ...retained.values],
  };
}

/** Whether there are at least so many of them, counting those that are gone. */
export function hasManyGiven(db: Database, caller: NarrowCaller, limit: number): boolean {
  const { accountId, clientId } = caller;
  const retained = selectAppData(caller);
  const counted = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM app_files WHERE ${OF_APP} UNION ALL SELECT 1 FROM (${retained.sql}) LIMIT ?)`,
    accountId,
    clientId,
    ...retained.values,
    limit,
  );
  return (counted?.count ?? 0) >= limit;
}

/**
 * Whether the caller's token does not open an item that the person may read: the app was not given it. The root of the
 * person's own My Drive is open to all, as the place of what they make.
 */
export function isWithheld(db: Database, caller: Caller, item: Item): boolean {
  if (caller.reach === 'drive' || item.space === 'appDataFolder') return false;
  if (item.isRoot === 1 && item.ownerId === caller.accountId) return false;
  return caller.reach === 'appData' || !isGiven(db, caller, item.id);
}

function isGiven(db: Database, { accountId, clientId }: App, itemId: string): boolean {
  const sql = `SELECT 1 FROM app_files WHERE ${OF_APP} AND item_id = ?`;
  return db.get(sql, accountId, clientId, itemId) !== undefined;
}
