import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';
import { hasRevisions } from './item-types.ts';

/**
 * Adds a revision to the history of an editor document, which has no bytes. Ignores types without a history. Call it in the
 * transaction that changed the document.
 */
export function addEditorRevision(
  db: Database,
  item: Pick<Item, 'number' | 'mimeType'>,
  edit: { accountId: string; modifiedAt: number },
): void {
  if (!hasRevisions(item.mimeType)) return;
  db.run(
    'UPDATE revisions SET superseded_at = ? WHERE item_number = ? AND superseded_at IS NULL',
    edit.modifiedAt,
    item.number,
  );
  // Editor documents number their revisions, and the number is the ID.
  db.run(
    `INSERT INTO revisions (item_number, position, id, mime_type, modified_at, modified_by)
     SELECT ?1, n.next, CAST(n.next AS TEXT), ?2, ?3, ?4
     FROM (SELECT coalesce(max(position), 0) + 1 AS next FROM revisions WHERE item_number = ?1) AS n`,
    item.number,
    item.mimeType,
    edit.modifiedAt,
    edit.accountId,
  );
}
