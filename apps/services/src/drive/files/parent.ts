import type { Caller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';
import { reaches } from '#items/item-role.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

const MAX_DEPTH = 100;

/** The folder with this id, in which the caller may put something. Throws 404 or 403 otherwise. */
export function requireParent(context: Context, id: string, allDrives: boolean): Item {
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
    throw globalError(403, 'myDriveHierarchyDepthLimitExceeded', 'Folders can be nested 100 levels deep.');
  }
  return item;
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
