import type { MigrationStore } from './migration-store.ts';

/**
 * Limits indexes to the files within a horizon, adds the sweep of older files, and lets the indexes of several users share which
 * files need no call. All files are listed again, because only the listing provides their rank.
 */
export async function addHorizonOfIndexes(store: MigrationStore): Promise<void> {
  const { schema } = store;
  const defaults = {
    list_stage: 0,
    sweep_phase: 0,
    sweep_passed: 0,
    older_count: 0,
    day_calls: 0,
    horizon_days: 365,
    is_rereading: 0,
  };
  for (const [name, value] of Object.entries(defaults))
    await schema
      .alterTable('index_crawls')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(value))
      .execute();
  for (const name of ['horizon_at', 'sweep_at', 'sweep_ended_at', 'day_at'])
    await schema.alterTable('index_crawls').addColumn(name, 'bigint').execute();
  await schema.alterTable('index_crawls').addColumn('sweep_token', 'text').execute();
  await schema
    .alterTable('index_targets')
    .addColumn('rank', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('index_targets').addColumn('recent_at', 'bigint').execute();
  await schema.alterTable('index_targets').addColumn('fingerprint', 'text').execute();
  await schema.dropIndex('index_targets_by_time').execute();
  await schema
    .createIndex('index_targets_by_rank')
    .on('index_targets')
    .columns(['person', 'name', 'due_at', 'rank', 'target_id'])
    .execute();
  await createSharedReads(store);
  await store
    .updateTable('index_crawls')
    .set(({ eb }) => ({ is_listed: 0, list_token: null, generation: eb('generation', '+', 1) }))
    .where('name', '!=', 'projects')
    .execute();
}

async function createSharedReads({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('index_shared_reads')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text')
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_shared_reads_key', ['name', 'target_id'])
    .execute();
  await schema.createIndex('index_shared_reads_by_time').on('index_shared_reads').column('claimed_until').execute();
}
