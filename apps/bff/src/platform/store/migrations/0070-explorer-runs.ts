import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createExplorerTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('explorer_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('explorer_runs_by_time').on('explorer_runs').columns(['person', 'made_at']).execute();
}
