import type { MigrationStore } from './migration-store.ts';

/** Creates the table of deployments whose failures are counted for a period. */
export async function createDeploymentWatchTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('deployment_watches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('former_version', 'integer', (column) => column.notNull())
    .addColumn('former_description', 'text', (column) => column.notNull())
    .addColumn('version_number', 'integer')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('max_failures', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('seal', 'text')
    .execute();
  await schema
    .createIndex('deployment_watches_by_script')
    .on('deployment_watches')
    .columns(['script_id', 'starts_at'])
    .execute();
  await schema
    .createIndex('deployment_watches_by_user')
    .on('deployment_watches')
    .columns(['user_id', 'updated_at'])
    .execute();
  await schema
    .createIndex('deployment_watches_by_due_time')
    .on('deployment_watches')
    .columns(['state', 'due_at'])
    .execute();
}
