import { type Expression, PostgresAdapter, sql } from 'kysely';
import type { Clock } from '#clock.ts';
import type { Store } from './open-store.ts';

/**
 * The time in Unix milliseconds by which replicas lease things from each other, as an expression of a query: the time
 * of the database server, as replicas' own clocks differ. A store of one machine has that machine's.
 */
export function storeNow(store: Store, clock: Clock): Expression<number> {
  const isShared = store.getExecutor().adapter instanceof PostgresAdapter;
  return isShared ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql<number>`${clock.nowMs()}`;
}
