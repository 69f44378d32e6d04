import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Lets targets remember their folder. What was listed before is listed anew, since only that tells. */
export async function addFoldersOfTargets(store: Kysely<StoreSchema>): Promise<void> {
  await store.schema.alterTable('index_targets').addColumn('parent_id', 'text').execute();
  await store
    .updateTable('index_crawls')
    .set(({ eb }) => ({ is_listed: 0, list_token: null, generation: eb('generation', '+', 1) }))
    .where('name', '!=', 'projects')
    .execute();
}
