import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createUsageTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('operation_usage')
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('errors', 'integer', (column) => column.notNull())
    .addColumn('last_called_at', 'bigint', (column) => column.notNull())
    .addColumn('last_status', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', 'bigint')
    .addPrimaryKeyConstraint('operation_usage_key', ['operation_id', 'day'])
    .execute();
}
