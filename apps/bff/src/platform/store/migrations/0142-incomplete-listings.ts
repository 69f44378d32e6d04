import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Keeps whether the listing of an index left files out, and when it is repeated. */
export async function addIncompleteListings({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('index_crawls')
    .addColumn('is_incomplete', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('index_crawls').addColumn('relist_at', 'bigint').execute();
}
