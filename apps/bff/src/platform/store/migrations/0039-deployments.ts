import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createDeploymentTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('deployment_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('previous_version', 'integer')
    .addColumn('description', 'text')
    .addColumn('actor_email', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deployment_records_by_time')
    .on('deployment_records')
    .columns(['script_id', 'recorded_at', 'id'])
    .execute();
  await schema
    .createTable('deployment_states')
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('description', 'text')
    .addColumn('is_gone', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deployment_states_key', ['script_id', 'deployment_id'])
    .execute();
  await schema
    .createTable('deployment_intents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actor_email', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deployment_intents_by_script')
    .on('deployment_intents')
    .columns(['script_id', 'begun_at'])
    .execute();
}
