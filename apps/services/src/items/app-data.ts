import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { listAncestorIds } from './folder-limits.ts';
import type { Item } from './item.ts';
import { toRootId } from './item-id.ts';

/** A client as one account uses it: what it keeps for itself in that account is hidden from everybody else. */
export type App = { accountId: string; clientId: string };

/** Selects the numbers of the items that an app keeps for itself, at any depth, without the folder that holds them. */
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

/** Whether an item is hidden from an app: another one keeps it for itself. */
export function isHiddenFrom(db: Database, { accountId, clientId }: App, item: Item): boolean {
  return item.space === 'appDataFolder' && findTopId(db, item) !== toRootId(accountId, clientId);
}

/** The change log that tells an app of the items that it no longer keeps. */
export function toAppLog({ accountId, clientId }: App): string {
  return toLog(toRootId(accountId, clientId));
}

/** The change log of the app that keeps an item; undefined for an item that no app keeps for itself. */
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
