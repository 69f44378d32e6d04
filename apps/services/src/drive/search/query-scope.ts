import type { Caller } from '#core/auth/caller.ts';
import { findAccountByEmail, findGroupByEmail } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import type { SqlFragment } from '#db/sql-fragment.ts';
import { resolveItemId } from '#drive/require-item.ts';
import { findItemRole } from '#items/access.ts';
import { isHiddenFrom } from '#items/app-data.ts';
import { findItem } from '#items/item.ts';
import { listGroupIds, listPrincipals } from '#items/principals.ts';
import type { OrderScope } from './order-scope.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

let queryCount = 0;

/** Returns the scope of a caller's query. Selections with at least `commonRows` rows are common. */
export function toQueryScope(
  context: Context,
  { commonRows, maxNames }: { commonRows: number; maxNames: number },
): Omit<QueryScope, 'sortsByModified'> {
  const { db, caller } = context;
  const counts = new Map<string, boolean>();
  queryCount += 1;
  return {
    nameBudget: { query: queryCount, rows: maxNames },
    accountId: caller.accountId,
    clientId: caller.clientId,
    groupIds: listGroupIds(db, caller),
    principals: listPrincipals(db, caller),
    resolveFolder: (id) => {
      const item = findItem(db, resolveItemId(context, id));
      const isSeen = item && findItemRole(db, caller, item.id) && !isHiddenFrom(db, caller, item);
      // The public service gives no more details. An empty list would make clients that synchronise folders treat the folder as
      // empty.
      if (!isSeen) throw notFound('File', '', 'fileId');
      return item.id;
    },
    findPrincipal: (email) => {
      const account = email === 'me' ? { id: caller.accountId } : findAccountByEmail(db, email);
      if (account) return `user:${account.id}`;
      const group = findGroupByEmail(db, email);
      return group && `group:${group.id}`;
    },
    isCommon: ({ sql, values }) => {
      const key = JSON.stringify([sql, values]);
      const known = counts.get(key);
      if (known !== undefined) return known;
      const counted = db.get<{ count: number }>(
        `SELECT count(*) AS count FROM (${sql} LIMIT ?)`,
        ...values,
        commonRows,
      );
      const isCommon = counted?.count === commonRows;
      counts.set(key, isCommon);
      return isCommon;
    },
  };
}

/** The context of a query's conditions, besides the files. */
export type QueryScope = OrderScope & {
  clientId: string;
  /** The principals through which the caller has access. */
  principals: readonly string[];
  /** How many names may be compared with common words, and the number of the query that counts them. */
  nameBudget: { query: number; rows: number };
  /** Returns the ID of a folder by ID or alias such as `root`. Throws 404 if the caller cannot see it. */
  resolveFolder: (id: string) => string;
  /** Returns the principal (`user:KEY` or `group:KEY`) with this address. `me` is the caller. */
  findPrincipal: (email: string) => string | undefined;
  /**
   * Whether a selection matches so many rows that scanning the items in order until a page is full is faster than looking up and
   * sorting all matches.
   */
  isCommon: (rows: SqlFragment) => boolean;
  /** Whether the order is by modification time, which indexes on other columns include. */
  sortsByModified: boolean;
};
