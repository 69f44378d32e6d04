import type { MigrationStore } from './migration-store.ts';

/** Creates the table of subjects that alerts have already seen, and moves the known outside access into it. */
export async function createAlertMemory(store: MigrationStore): Promise<void> {
  await store.schema
    .createTable('alert_memory')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('previous', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_memory_key', ['user_id', 'source', 'subject_id'])
    .execute();
  const shares = store.withTables<{ alert_shares: { user_id: string; row_id: string; seen_at: number } }>();
  await store
    .insertInto('alert_memory')
    .columns(['user_id', 'source', 'subject_id', 'state', 'seen_at', 'changed_at'])
    .expression(
      shares
        .selectFrom('alert_shares')
        .select(({ val }) => [
          'user_id',
          val('outside-access').as('source'),
          'row_id',
          val('').as('state'),
          'seen_at',
          val(0).as('changed_at'),
        ]),
    )
    .execute();
  await store.schema.dropTable('alert_shares').execute();
}
