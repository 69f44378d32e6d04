import type { MigrationStore } from './migration-store.ts';

/** Adds a cursor with which alert sources continue where they stopped, and creates the table of removed files. */
export async function createRemovedFiles({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('alert_feeds').addColumn('cursor', 'text').execute();
  await schema
    .createTable('alert_removed_files')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('folder_id', 'text')
    .addColumn('drive_id', 'text')
    .addColumn('removed_by', 'text')
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_removed_files_key', ['user_id', 'file_id'])
    .execute();
  await schema
    .createIndex('alert_removed_files_by_time')
    .on('alert_removed_files')
    .columns(['user_id', 'removed_at'])
    .execute();
}
