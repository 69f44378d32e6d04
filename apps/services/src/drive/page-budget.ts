import { countWithinPage } from '#core/operations/page-bytes.ts';
import type { Database } from '#db/database.ts';
import { countListable, SHARING_MEMBERS } from './permission-budget.ts';

/** So few files fit on a page whatever their texts. */
const FEW_FILES = 20;

/**
 * Returns how many files, from the first one, fit on a page with these members, at least one. A page may be shorter than
 * requested, because of long texts or of many permissions.
 */
export function countFitting(db: Database, itemIds: readonly string[], selects: (member: string) => boolean): number {
  const fitting = itemIds.slice(0, countByTexts(db, itemIds));
  return SHARING_MEMBERS.some(selects) ? countListable(db, fitting) : fitting.length;
}

function countByTexts(db: Database, itemIds: readonly string[]): number {
  if (itemIds.length <= FEW_FILES) return itemIds.length;
  const rows = db.all<{ id: string; bytes: number }>(
    `SELECT id, octet_length(name) + coalesce(octet_length(description), 0)
       + coalesce(octet_length(original_filename), octet_length(name)) + coalesce(octet_length(restriction_reason), 0) AS bytes
     FROM items WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(itemIds),
  );
  const sizes = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  return countWithinPage(itemIds.map((id) => sizes.get(id) ?? 0));
}
