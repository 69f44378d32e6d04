import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createWatchTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('watches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('resource_uri', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('last_message', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('last_state', 'text')
    .addColumn('last_changed', 'text')
    .execute();
  await schema.createIndex('watches_by_person').on('watches').columns(['person', 'created_at']).execute();
  await schema.createIndex('watches_by_expiry').on('watches').column('expires_at').execute();
}
