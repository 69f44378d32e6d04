import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createChangeTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('audit_changes')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('undo', 'text')
    .addColumn('undone_at', 'bigint')
    .addColumn('undone_by', 'text')
    .execute();
  await schema.createIndex('audit_changes_by_time').on('audit_changes').column('at').execute();
}
