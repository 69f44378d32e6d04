import { type Kysely, SqliteAdapter, sql, type Transaction } from 'kysely';
import type { StoreSchema } from './schema.ts';

/** Makes SQLite reject one kind of change to audit records. */
export async function forbidInSqlite(store: Kysely<StoreSchema>, change: 'UPDATE' | 'DELETE'): Promise<void> {
  await sql
    .raw(
      `CREATE TRIGGER audit_records_no_${change.toLowerCase()} BEFORE ${change} ON audit_records
      BEGIN SELECT RAISE(ABORT, 'audit records are never changed'); END`,
    )
    .execute(store);
}

/** Deletes records in a transaction in which the triggers allow it. */
export async function withDeletable(
  store: Kysely<StoreSchema>,
  work: (transaction: Transaction<StoreSchema>) => Promise<void>,
): Promise<void> {
  const isSqlite = store.getExecutor().adapter instanceof SqliteAdapter;
  await store.transaction().execute(async (transaction) => {
    const off = isSqlite
      ? 'DROP TRIGGER audit_records_no_delete'
      : 'ALTER TABLE audit_records DISABLE TRIGGER audit_records_no_change';
    await sql.raw(off).execute(transaction);
    await work(transaction);
    if (isSqlite) await forbidInSqlite(transaction, 'DELETE');
    else await sql.raw('ALTER TABLE audit_records ENABLE TRIGGER audit_records_no_change').execute(transaction);
  });
}
