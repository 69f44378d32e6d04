import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Creates the table of what reviewers of access have decided. */
export async function createAccessDecisions(store: Kysely<StoreSchema>): Promise<void> {
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
  // Links for anyone are found from now on, and rows say of which kind they are: everything is read once more.
  await store.deleteFrom('index_crawls').where('name', '=', 'outside-access').execute();
  await store.deleteFrom('index_rows').where('name', '=', 'outside-access').execute();
  await store.deleteFrom('index_targets').where('name', '=', 'outside-access').execute();
}
