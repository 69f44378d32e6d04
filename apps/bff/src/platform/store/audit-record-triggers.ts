import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import { forbidInSqlite } from './migrations/0026-audit-record-triggers.ts';
import type { StoreSchema } from './schema.ts';

/** Deletes records in a transaction in which the triggers allow it. */
export async function withRecordDeletion(
  store: Kysely<StoreSchema>,
  work: (transaction: Transaction<StoreSchema>) => Promise<void>,
): Promise<void> {
  const isSqlite = !isPostgres(store);
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
