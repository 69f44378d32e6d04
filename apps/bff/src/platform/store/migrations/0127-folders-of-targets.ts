import type { MigrationStore } from './migration-store.ts';

/** Adds the folder of targets. All files are listed again, because only the listing contains it. */
export async function addFoldersOfTargets(store: MigrationStore): Promise<void> {
  await store.schema.alterTable('index_targets').addColumn('parent_id', 'text').execute();
  await store
    .updateTable('index_crawls')
    .set(({ eb }) => ({ is_listed: 0, list_token: null, generation: eb('generation', '+', 1) }))
    .where('name', '!=', 'projects')
    .execute();
}
