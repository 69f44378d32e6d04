import type { MigrationStore } from './migration-store.ts';

/** Creates the table of decisions by access reviewers. */
export async function createAccessDecisions(store: MigrationStore): Promise<void> {
  await store.schema
    .createTable('access_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('grantee', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('reviewer_email', 'text', (column) => column.notNull())
    .addColumn('reviewer_name', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .execute();
  await store.schema
    .createIndex('access_decisions_by_grant')
    .on('access_decisions')
    .columns(['grant_id', 'decided_at'])
    .execute();
  await store.schema
    .createIndex('access_decisions_by_time')
    .on('access_decisions')
    .columns(['decided_at', 'id'])
    .execute();
  // Reads everything again, because the index now includes links for anyone, and rows have a kind.
  await store.deleteFrom('index_crawls').where('name', '=', 'outside-access').execute();
  await store.deleteFrom('index_rows').where('name', '=', 'outside-access').execute();
  await store.deleteFrom('index_targets').where('name', '=', 'outside-access').execute();
}
