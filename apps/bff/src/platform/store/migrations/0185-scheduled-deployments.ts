import type { MigrationStore } from './migration-store.ts';

/** Creates the table of scheduled deployments. */
export async function createScheduleTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('scheduled_deployments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('version_number', 'integer')
    .addColumn('former_version', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('unchanged_since', 'text')
    .addColumn('planned_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('deployed_version', 'integer')
    .addColumn('is_tried', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('seal', 'text')
    .execute();
  await schema
    .createIndex('scheduled_deployments_by_script')
    .on('scheduled_deployments')
    .columns(['script_id', 'planned_at'])
    .execute();
  await schema
    .createIndex('scheduled_deployments_by_due_time')
    .on('scheduled_deployments')
    .columns(['state', 'due_at'])
    .execute();
}
