import type { Caller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';
import { reaches } from '#items/item-role.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

const MAX_DEPTH = 100;
const MAX_DRIVE_ITEMS = 500_000;

/**
 * The folder with this id, in which the caller may put something: a new item, or one that is moved, from a shared drive
 * if `from` names one. Throws 404 or 403 otherwise.
 */
export function requireParent(context: Context, id: string, allDrives: boolean, from: string | null = null): Item {
  const { item, role } = requireReadable(context, id, { allDrives });
  if (!item.isFolder) throw globalError(403, 'parentNotAFolder', 'The specified parent is not a folder.');
  if (!reaches(role, 'writer')) {
    throw globalError(
      403,
      'insufficientParentPermissions',
      'Insufficient permissions for the specified parent folder.',
    );
  }
  if (depthOf(context.db, item) >= MAX_DEPTH) {
    const reason = item.driveId === null ? 'myDriveHierarchyDepthLimitExceeded' : 'teamDriveHierarchyTooDeep';
    throw globalError(403, reason, `Folders can be nested ${MAX_DEPTH} levels deep.`);
  }
  if (item.driveId !== null && item.driveId !== from) requireRoom(context.db, item.driveId);
  return item;
}

function requireRoom(db: Database, driveId: string): void {
  const full = db.get('SELECT 1 FROM drives WHERE id = ? AND item_count >= ?', driveId, MAX_DRIVE_ITEMS);
  if (!full) return;
  throw globalError(403, 'teamDriveFileLimitExceeded', `A shared drive holds at most ${MAX_DRIVE_ITEMS} items.`);
}

function depthOf(db: Database, item: Item): number {
  return listAncestorIds(db, item).length;
}

/** Ids of the folders above an item, the nearest first, and of the item itself in front. */
export function listAncestorIds(db: Database, item: Item): string[] {
  const rows = db.all<{ id: string }>(
    `WITH RECURSIVE above (id, parent_id, distance) AS (
       SELECT id, parent_id, 0 FROM items WHERE number = ?
       UNION ALL
       SELECT i.id, i.parent_id, distance + 1 FROM above JOIN items AS i ON i.id = above.parent_id
     )
     SELECT id FROM above ORDER BY distance`,
    item.number,
  );
  return rows.map(({ id }) => id);
}
