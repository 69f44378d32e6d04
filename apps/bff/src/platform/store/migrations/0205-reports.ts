import type { MigrationStore } from './migration-store.ts';

/** Creates the table of reports. */
export async function createReportTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('destination_kind', 'text', (column) => column.notNull())
    .addColumn('destination_id', 'text', (column) => column.notNull())
    .addColumn('destination_name', 'text', (column) => column.notNull())
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('last_result', 'text', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('planned_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('seal', 'text')
    .execute();
  await schema.createIndex('reports_by_user').on('reports').columns(['user_id', 'created_at']).execute();
  await schema.createIndex('reports_by_due_time').on('reports').columns(['is_enabled', 'due_at']).execute();
}
