import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { type App, selectAppData } from './app-data.ts';
import type { Item } from './item.ts';

/**
 * Records that an app created an item for an account, or was given it. A token for given files gives access to it from now on.
 */
export function grantToApp(db: Database, { accountId, clientId }: App, itemId: string): void {
  const sql = 'INSERT INTO app_files (account_id, client_id, item_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  db.run(sql, accountId, clientId, itemId);
}

/** The data that determines the items accessible with a token for given files. */
export type RestrictedCaller = App & Pick<Caller, 'reach'>;

const OF_APP = 'account_id = ? AND client_id = ?';

/** Returns the condition that an app was given the item whose ID is in a column, whether or not the item still exists. */
export function isGrantedToAppSql(
  { accountId, clientId, reach }: RestrictedCaller,
  column: 'i.id' | 'c.item_id',
): SqlFragment {
  if (reach !== 'givenFiles') return fragment('0');
  // Looked up for each scanned item, because a page needs few of all items given to an app.
  return fragment(`EXISTS (SELECT 1 FROM app_files WHERE ${OF_APP} AND item_id = ${column})`, accountId, clientId);
}

/** Selects the distinct numbers of the items that an app was given or that are its data. */
export function selectGrantedToApp(caller: RestrictedCaller): SqlFragment {
  const retained = selectAppData(caller);
  if (caller.reach !== 'givenFiles') return retained;
  return {
    sql: `SELECT g.number FROM app_files AS f CROSS JOIN items AS g ON g.id = f.item_id
          WHERE f.account_id = ? AND f.client_id = ? AND g.space = 'drive'
          UNION ALL SELECT number FROM (${retained.sql})`,
    values: [caller.accountId, caller.clientId, ...retained.values],
  };
}

/** Whether there are at least `limit` of them, including deleted items. */
export function hasManyGrantedToApp(db: Database, caller: RestrictedCaller, limit: number): boolean {
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
 * Whether the caller's token does not give access to an item that the user may read, because the app was not given it. The root
 * of the user's My Drive is accessible to all apps, as the location of the files they create.
 */
export function isHiddenFromApp(db: Database, caller: Caller, item: Item): boolean {
  if (caller.reach === 'drive' || item.space === 'appDataFolder') return false;
  if (item.isRoot === 1 && item.ownerId === caller.accountId) return false;
  return caller.reach === 'appData' || !isGrantedToApp(db, caller, item.id);
}

function isGrantedToApp(db: Database, { accountId, clientId }: App, itemId: string): boolean {
  const sql = `SELECT 1 FROM app_files WHERE ${OF_APP} AND item_id = ?`;
  return db.get(sql, accountId, clientId, itemId) !== undefined;
}
