import type { OwnerChange } from '#domain/owner-change.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { Store } from '#platform/store/open-store.ts';

/** Returns files of an index whose owner has changed, latest change first. */
export async function listOwnerChanges(
  store: Store,
  { userId, name }: IndexKey,
  { sinceMs, limit }: { sinceMs: number; limit: number },
): Promise<OwnerChange[]> {
  const rows = await store
    .selectFrom('index_targets')
    .select(['target_id', 'title', 'parent_id', 'owner_email', 'former_owner', 'owner_changed_at'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('owner_changed_at', '>=', sinceMs)
    .orderBy('owner_changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    fileId: row.target_id,
    title: row.title,
    folderId: row.parent_id ?? undefined,
    owner: row.owner_email ?? '',
    formerOwner: row.former_owner ?? '',
    atMs: Number(row.owner_changed_at),
  }));
}
