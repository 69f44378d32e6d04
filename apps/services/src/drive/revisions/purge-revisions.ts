import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';

// Retention limits per item for revisions that are neither the head nor kept forever.
const MAX_UNPINNED_REVISIONS = 100;
const UNPINNED_RETENTION_MS = 30 * DAY_MS;

/** Deletes the revisions of all items that were superseded longer ago than the retention period. */
export function purgeExpiredRevisions(db: Database, nowMs: number): void {
  db.run(
    'DELETE FROM revisions WHERE superseded_at IS NOT NULL AND keep_forever = 0 AND superseded_at < ?',
    nowMs - UNPINNED_RETENTION_MS,
  );
}

/** Deletes the oldest revisions of an item above the maximum number. */
export function purgeSurplusRevisions(db: Database, itemNumber: number): void {
  db.run(
    `DELETE FROM revisions WHERE item_number = ?1 AND superseded_at IS NOT NULL AND keep_forever = 0
       AND position NOT IN (
         SELECT position FROM revisions WHERE item_number = ?1 AND superseded_at IS NOT NULL AND keep_forever = 0
         ORDER BY position DESC LIMIT ?2)`,
    itemNumber,
    MAX_UNPINNED_REVISIONS,
  );
}
