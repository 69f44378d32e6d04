import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createIdempotencyTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('named_calls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('headers', 'text')
    .addColumn('body', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_calls_key', ['person', 'key'])
    .execute();
  await schema.createIndex('named_calls_by_expiry').on('named_calls').column('expires_at').execute();
}
