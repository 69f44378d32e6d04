import { type Kysely, SqliteAdapter, sql, type Transaction } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of the audit trail. */
export type AuditTables = {
  /** What was done. Rows are only ever added; triggers refuse everything else. */
  audit_records: {
    /** Writer and number in its chain, joined by a dot. */
    id: string;
    /** The process that wrote the record. */
    writer: string;
    /** Place in the writer's chain, from 1. */
    number: number;
    at: number;
    kind: string;
    /** The intent that an outcome belongs to. */
    intent_id: string | null;
    request_id: string | null;
    issuer: string | null;
    subject: string | null;
    email: string | null;
    /** First digits of the hash of the session id. */
    session: string | null;
    /** Network address that the request came from. */
    source: string | null;
    /** Operation id, or a name of the console's own. */
    action: string;
    service: string | null;
    target: string | null;
    outcome: string | null;
    status: number | null;
    /** JSON object of what else is known. */
    details: string;
    /** MAC of the record before this one in the chain; empty for the first. */
    previous: string;
    /** Which columns the MAC covers; it covers this number as well. */
    format: number;
    /** HMAC-SHA256 in hex over the columns of the format. */
    mac: string;
  };
  /** Processes that write records. */
  audit_writers: {
    id: string;
    started_at: number;
    seen_at: number;
    /** Whether no intent of the writer lacks an outcome and none will be added. */
    is_settled: number;
  };
};

/** Creates the tables, and the triggers that keep records as they were written. */
export async function createAuditTables(store: Kysely<StoreSchema>): Promise<void> {
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

/** Adds the format of records: those from before have the first one, which the triggers do not mind. */
export async function addRecordFormat({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('audit_records')
    .addColumn('format', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

/** Deletes records in one transaction, in which alone the triggers allow it. */
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

async function forbidInSqlite(store: Kysely<StoreSchema>, change: 'UPDATE' | 'DELETE'): Promise<void> {
  await sql
    .raw(
      `CREATE TRIGGER audit_records_no_${change.toLowerCase()} BEFORE ${change} ON audit_records
      BEGIN SELECT RAISE(ABORT, 'audit records are never changed'); END`,
    )
    .execute(store);
}

async function forbidChanges(store: Kysely<StoreSchema>): Promise<void> {
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
