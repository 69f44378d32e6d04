import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds whether the listing of an index omitted files, and when it is repeated. */
export async function addIncompleteListings({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('index_crawls')
    .addColumn('is_incomplete', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('index_crawls').addColumn('relist_at', 'bigint').execute();
}
