import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. Rows of a session are deleted with it. */
export async function createLiveTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('live_channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('sessions.id_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('last_message', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('live_channels_by_session').on('live_channels').column('session_hash').execute();
  await schema.createIndex('live_channels_by_look').on('live_channels').column('looked_at').execute();
  await schema
    .createTable('live_hints')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('sessions.id_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('live_hints_by_topic')
    .on('live_hints')
    .columns(['session_hash', 'topic'])
    .unique()
    .execute();
  await schema.createIndex('live_hints_by_session').on('live_hints').columns(['session_hash', 'id']).execute();
}
