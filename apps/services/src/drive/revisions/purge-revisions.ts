import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';

// Of what is neither the head nor kept, so many revisions of an item remain, and for so long.
const MAX_UNKEPT_REVISIONS = 100;
const UNKEPT_LIFETIME_MS = 30 * DAY_MS;

/** Drops the revisions of all items that have been superseded for longer than they live. */
export function purgeExpiredRevisions(db: Database, nowMs: number): void {
  db.run(
    'DELETE FROM revisions WHERE superseded_at IS NOT NULL AND keep_forever = 0 AND superseded_at < ?',
    nowMs - UNKEPT_LIFETIME_MS,
  );
}

/** Drops the oldest of the revisions of an item that are beyond the number that remains. */
export function purgeSurplusRevisions(db: Database, itemNumber: number): void {
  db.run(
    `DELETE FROM revisions WHERE item_number = ?1 AND superseded_at IS NOT NULL AND keep_forever = 0
       AND position NOT IN (
         SELECT position FROM revisions WHERE item_number = ?1 AND superseded_at IS NOT NULL AND keep_forever = 0
         ORDER BY position DESC LIMIT ?2)`,
    itemNumber,
    MAX_UNKEPT_REVISIONS,
  );
}
