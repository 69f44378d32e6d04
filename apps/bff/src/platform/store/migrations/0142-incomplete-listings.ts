import type { MigrationStore } from './migration-store.ts';

/** Adds whether the listing of an index omitted files, and when it is repeated. */
export async function addIncompleteListings({ schema }: MigrationStore): Promise<void> {
  await schema
    .alterTable('index_crawls')
    .addColumn('is_incomplete', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('index_crawls').addColumn('relist_at', 'bigint').execute();
}
