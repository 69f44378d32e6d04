import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createIndexTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('index_crawls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('list_token', 'text')
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('change_token', 'text')
    .addColumn('calls', 'bigint', (column) => column.notNull())
    .addColumn('as_of', 'bigint')
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_crawls_key', ['person', 'name'])
    .execute();
  await schema.createIndex('index_crawls_by_look').on('index_crawls').column('looked_at').execute();
  await schema
    .createTable('index_targets')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text')
    .addColumn('drive_id', 'text')
    .addColumn('modified_at', 'bigint')
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addPrimaryKeyConstraint('index_targets_key', ['person', 'name', 'target_id'])
    .execute();
  await schema.createIndex('index_targets_by_time').on('index_targets').columns(['person', 'name', 'due_at']).execute();
  await schema.createIndex('index_targets_by_state').on('index_targets').columns(['person', 'name', 'state']).execute();
  await createRows(schema);
}

async function createRows(schema: MigrationStore['schema']): Promise<void> {
  await schema
    .createTable('index_rows')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_mine', 'integer', (column) => column.notNull())
    .addColumn('is_changed', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addColumn('drive_id', 'text')
    .addColumn('mime_type', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_rows_key', ['person', 'name', 'row_id'])
    .execute();
  const own = ['person', 'name'] as const;
  await schema
    .createIndex('index_rows_by_target')
    .on('index_rows')
    .columns([...own, 'target_id'])
    .execute();
  for (const column of ['title_key', 'who', 'number', 'due_at', 'created_at', 'modified_at'] as const) {
    await schema
      .createIndex(`index_rows_by_${column}`)
      .on('index_rows')
      .columns([...own, column, 'row_id'])
      .execute();
  }
}
