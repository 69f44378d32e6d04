import { PostgresAdapter } from 'kysely';
import type { Store } from './open-store.ts';

/** Whether a store is on PostgreSQL, so that several replicas can share it, and not on SQLite. */
export function isPostgres(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}
