import type { MigrationStore } from './migration-store.ts';

/** Creates the table of calendar feeds. */
export async function createCalendarFeedTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('calendar_feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('filter', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('calendar_feeds_by_token').unique().on('calendar_feeds').columns(['token_hash']).execute();
  await schema.createIndex('calendar_feeds_by_user').on('calendar_feeds').columns(['user_id', 'created_at']).execute();
}
