import type { Caller } from '#core/caller.ts';
import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { type App, selectAppData } from './app-data.ts';
import type { Item } from './item.ts';

/** Notes that an app made an item for an account, or was given it: a token for single files opens it from now on. */
export function giveToApp(db: Database, { accountId, clientId }: App, itemId: string): void {
  const sql = 'INSERT INTO app_files (account_id, client_id, item_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  db.run(sql, accountId, clientId, itemId);
}

/** Selects the ids of the items that an app was given, whether they are still there or not. */
export function selectGivenIds({ accountId, clientId, reach }: App & Pick<Caller, 'reach'>): SqlFragment {
  if (reach !== 'givenFiles') return fragment('SELECT NULL WHERE 0');
  return fragment('SELECT item_id FROM app_files WHERE account_id = ? AND client_id = ?', accountId, clientId);
}

/** Selects the numbers of the items that a caller whose token opens single files reaches, each of them once. */
export function selectGiven(caller: App & Pick<Caller, 'reach'>): SqlFragment {
  const given = selectGivenIds(caller);
  const kept = selectAppData(caller);
  return {
    sql: `SELECT number FROM items WHERE id IN (${given.sql}) UNION SELECT number FROM (${kept.sql})`,
    values: [...given.values, ...kept.values],
  };
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
  const sql = 'SELECT 1 FROM app_files WHERE account_id = ? AND client_id = ? AND item_id = ?';
  return db.get(sql, accountId, clientId, itemId) !== undefined;
}
