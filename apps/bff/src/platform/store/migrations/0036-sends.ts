import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createSendTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('held_sends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('problem', 'text')
    .execute();
  await schema
    .createIndex('held_sends_by_key')
    .on('held_sends')
    .columns(['person', 'idempotency_key'])
    .unique()
    .execute();
  await schema.createIndex('held_sends_by_person').on('held_sends').columns(['person', 'created_at']).execute();
  await schema.createIndex('held_sends_by_end').on('held_sends').column('ended_at').execute();
  await schema.createIndex('held_sends_by_time').on('held_sends').columns(['state', 'send_at']).execute();
}
