import { SqliteAdapter, sql } from 'kysely';
import { forbidInSqlite } from './0026-audit-record-triggers.ts';
import type { MigrationStore } from './migration-store.ts';

/** Creates the tables, and the triggers that make records immutable. */
export async function createAuditTables(store: MigrationStore): Promise<void> {
  const { schema } = store;
  await schema
    .createTable('audit_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('email', 'text')
    .addColumn('session', 'text')
    .addColumn('source', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('service', 'text')
    .addColumn('target', 'text')
    .addColumn('outcome', 'text')
    .addColumn('status', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('audit_writers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('is_settled', 'integer', (column) => column.notNull())
    .execute();
  const index = (name: string) => schema.createIndex(`audit_records_by_${name}`).on('audit_records');
  await index('chain').columns(['writer', 'number']).unique().execute();
  await index('time').columns(['at', 'id']).execute();
  await index('email').columns(['email', 'at']).execute();
  await index('action').columns(['action', 'at']).execute();
  await index('target').columns(['target', 'at']).execute();
  await index('intent').column('intent_id').execute();
  await forbidChanges(store);
}

async function forbidChanges(store: MigrationStore): Promise<void> {
  if (store.getExecutor().adapter instanceof SqliteAdapter) {
    await forbidInSqlite(store, 'UPDATE');
    await forbidInSqlite(store, 'DELETE');
    return;
  }
  await sql
    .raw(
      `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'audit records are never changed'; END $$`,
    )
    .execute(store);
  await sql
    .raw(
      `CREATE TRIGGER audit_records_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_records
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
    )
    .execute(store);
}
