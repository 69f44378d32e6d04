import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { Store } from '#platform/store/open-store.ts';

/** The folder of each file that has rows in an index, by the ID of the file. Files in no folder are left out. */
export async function listFolders(store: Store, { userId, name }: IndexKey): Promise<ReadonlyMap<string, string>> {
  const rows = await store
    .selectFrom('index_targets')
    .select(['target_id', 'parent_id'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('fingerprint', '!=', '')
    .where('parent_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ target_id, parent_id }) => (parent_id === null ? [] : [[target_id, parent_id]])));
}
