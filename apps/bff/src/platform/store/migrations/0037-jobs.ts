import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createJobTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pause_reason', 'text')
    .addColumn('keeps_undo', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('undoes', 'text')
    .addColumn('undone_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('jobs_by_key').on('jobs').columns(['person', 'idempotency_key']).unique().execute();
  await schema.createIndex('jobs_by_person').on('jobs').columns(['person', 'created_at', 'id']).execute();
  await schema.createIndex('jobs_by_state').on('jobs').columns(['state', 'lease_until']).execute();
  await schema.createIndex('jobs_by_end').on('jobs').column('ended_at').execute();
  await schema
    .createTable('job_items')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('stamp', 'text')
    .addColumn('thing', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('problem', 'text')
    .addColumn('result_id', 'text')
    .addColumn('undo', 'text')
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('job_items_key', ['job_id', 'position'])
    .execute();
  await schema.createIndex('job_items_by_state').on('job_items').columns(['job_id', 'state', 'position']).execute();
}
