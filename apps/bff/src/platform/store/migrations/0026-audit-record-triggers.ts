import { type QueryExecutorProvider, sql } from 'kysely';

/** Makes SQLite reject one kind of change to audit records. */
export async function forbidInSqlite(store: QueryExecutorProvider, change: 'UPDATE' | 'DELETE'): Promise<void> {
  await sql
    .raw(
      `CREATE TRIGGER audit_records_no_${change.toLowerCase()} BEFORE ${change} ON audit_records
      BEGIN SELECT RAISE(ABORT, 'audit records are never changed'); END`,
    )
    .execute(store);
}
