import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { requireRole } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { touchItem } from '#items/items.ts';

type Trashing = { isTrashed: boolean; accountId: string; changedAt: number };
type Below = Pick<Item, 'id' | 'number' | 'driveId' | 'trashed'>;

/** Throws 403 unless a user with this role may trash and untrash the item. */
export function requireTrashable(item: Item, role: ItemRole): void {
  requireRole(role, item.driveId === null ? 'owner' : 'fileOrganizer');
  if (!item.isRoot && item.space === 'drive') return;
  throw globalError(403, 'insufficientFilePermissions', 'This item cannot be trashed.');
}

/** Moves an item with all its descendants to the trash, or restores it. Explicitly trashed descendants stay in the trash. */
export function setTrashed(db: Database, item: Item, { isTrashed, accountId, changedAt }: Trashing): void {
  db.run(
    'UPDATE items SET explicitly_trashed = ?, trashed_at = ?, trashed_by = ? WHERE number = ?',
    isTrashed ? 1 : 0,
    isTrashed ? changedAt : null,
    isTrashed ? accountId : null,
    item.number,
  );
  spreadTrashed(db, item, isTrashed, changedAt);
}

/**
 * Updates the trashed state of an item moved into a folder, and of its descendants, to that of the folder. Explicitly trashed
 * items stay trashed.
 */
export function inheritTrashedState(db: Database, item: Item, folder: Pick<Item, 'trashed'>, changedAt: number): void {
  if (item.explicitlyTrashed || item.trashed === folder.trashed) return;
  spreadTrashed(db, item, folder.trashed === 1, changedAt);
}

function spreadTrashed(db: Database, item: Item, isTrashed: boolean, changedAt: number): void {
  const reached = db.all<Below>(
    `WITH RECURSIVE below (number, id, driveId, trashed) AS (
       SELECT number, id, drive_id, trashed FROM items WHERE number = ?
       UNION ALL
       SELECT i.number, i.id, i.drive_id, i.trashed FROM below JOIN items AS i ON i.parent_id = below.id
       WHERE i.explicitly_trashed = 0
     )
     SELECT * FROM below WHERE trashed <> ?`,
    item.number,
    isTrashed ? 1 : 0,
  );
  for (const below of reached) {
    db.run('UPDATE items SET trashed = ? WHERE number = ?', isTrashed ? 1 : 0, below.number);
    touchItem(db, below, { changedAt });
  }
}
