import type { Caller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import { findAccountByEmail, findGroupByEmail, listGroupsOf } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import { resolveItemId } from '#drive/require-item.ts';
import type { QueryScope } from './compile-query.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** What the query of a caller is about. What finds at least `commonRows` rows is common. */
export function toQueryScope(context: Context, commonRows: number): Omit<QueryScope, 'sortsByModified'> {
  const { db, caller } = context;
  const counts = new Map<string, boolean>();
  return {
    accountId: caller.accountId,
    clientId: caller.clientId,
    groupIds: listGroupsOf(db, caller.accountId).map(({ id }) => id),
    resolveFolder: (id) => resolveItemId(context, id),
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
