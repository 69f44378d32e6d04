import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { listAncestorIds } from './folder-limits.ts';
import type { Item } from './item.ts';
import { toRootId } from './item-id.ts';

/** A client used by an account. Its app data in that account is hidden from all others. */
export type App = { accountId: string; clientId: string };

/** Selects the numbers of an app's data items, at any depth, without their root folder. */
export function selectAppData({ accountId, clientId }: App): SqlFragment {
  return fragment(
    `WITH RECURSIVE kept (number, id) AS (
       SELECT number, id FROM items WHERE parent_id = ?
       UNION ALL
       SELECT i.number, i.id FROM kept CROSS JOIN items AS i ON i.parent_id = kept.id
     )
     SELECT number FROM kept`,
    toRootId(accountId, clientId),
  );
}

/** Whether an item is hidden from an app because it is another app's data. */
export function isHiddenFrom(db: Database, { accountId, clientId }: App, item: Item): boolean {
  return item.space === 'appDataFolder' && findTopId(db, item) !== toRootId(accountId, clientId);
}

/** Returns the change log in which an app sees the removal of its data items. */
export function toAppLog({ accountId, clientId }: App): string {
  return toLog(toRootId(accountId, clientId));
}

/** Returns the change log of the app that owns an item. Returns undefined if the item is not app data. */
export function findAppLog(db: Database, item: Item): string | undefined {
  const topId = item.space === 'appDataFolder' ? findTopId(db, item) : undefined;
  return topId && toLog(topId);
}

function findTopId(db: Database, item: Item): string | undefined {
  return listAncestorIds(db, item).at(-1);
}

function toLog(rootId: string): string {
  return `app:${rootId}`;
}
