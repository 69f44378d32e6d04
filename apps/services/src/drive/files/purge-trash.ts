import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { findItem } from '#items/item.ts';
import { deleteItem } from './delete-items.ts';

const TRASH_LIFETIME_MS = 30 * DAY_MS;

/** Permanently deletes items that have been in the trash longer than the retention period. */
export function purgeTrash(db: Database, nowMs: number): void {
  const expired = db.all<{ id: string; trashedBy: string | null }>(
    `SELECT id, trashed_by AS trashedBy FROM items
     WHERE explicitly_trashed = 1 AND trashed_at < ? ORDER BY trashed_at`,
    nowMs - TRASH_LIFETIME_MS,
  );
  for (const { id, trashedBy } of expired) {
    db.transaction(() => {
      // Items below another trashed folder may already have been deleted with it.
      const item = findItem(db, id);
      if (item) deleteItem(db, item, { caller: { accountId: trashedBy ?? item.ownerId ?? '' }, deletedAt: nowMs });
    });
  }
}
