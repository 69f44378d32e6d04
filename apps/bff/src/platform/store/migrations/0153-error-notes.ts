import type { MigrationStore } from './migration-store.ts';

/** Creates the table of the team's notes on script errors. */
export async function createErrorTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('error_notes')
    .addColumn('fingerprint_id', 'text', (column) => column.primaryKey())
    .addColumn('is_muted', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
