import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';
import type { Item } from '#items/item.ts';
import { PERMISSION_COLUMNS, type Permission } from '#items/permissions.ts';

/** View of a grant that only reveals the existence of a folder with limited access. Never stored. */
export const METADATA_VIEW = 'metadata';

/** A grant that applies to an item: its own (`distance` 0) or inherited. */
export type Grant = Permission & { sourceId: string; distance: number };

/** Lists the item's own grants, oldest first. */
export function listOwnGrants(db: Database, { number }: Pick<Item, 'number'>): Grant[] {
  return listOwnGrantsAmong(db, [number]);
}

/** Lists the items' own grants, oldest first. */
export function listOwnGrantsAmong(db: Database, itemNumbers: readonly number[]): Grant[] {
  return db.all<Grant>(
    `SELECT ${PERMISSION_COLUMNS}, i.id AS sourceId, 0 AS distance
     FROM permissions AS p JOIN items AS i ON i.number = p.item_number
     WHERE p.item_number IN (SELECT value FROM json_each(?)) ORDER BY p.granted_at, p.id`,
    JSON.stringify(itemNumbers),
  );
}

/** Lists the grants that an item inherits from its folders and drive, with the role they give on the item, nearest first. */
export function listInheritedGrants(db: Database, item: Item): Grant[] {
  const { parentId, driveId, inheritanceDisabled } = item;
  if (parentId === null) return [];
  const grants = folderReads.of(db).get(parentId, () => readGrantsBelow(db, parentId, driveId !== null));
  return grants.map((grant) => {
    if (inheritanceDisabled && grant.role !== 'owner' && grant.role !== 'organizer') {
      return { ...grant, role: 'reader', view: METADATA_VIEW };
    }
    // The owner of a folder is a writer of items that others own in it.
    return grant.role === 'owner' ? { ...grant, role: 'writer' } : grant;
  });
}

const MAX_FOLDERS = 1000;
// The items of a page are mostly in a few folders, each nested deeply.
const folderReads = new ReadCaches<readonly Grant[]>({ max: MAX_FOLDERS });

/** Lists the grants inherited by the items of a folder, as stored, starting from the folder itself (`distance` 1). */
function readGrantsBelow(db: Database, folderId: string, isInDrive: boolean): Grant[] {
  const grants = db.all<Grant>(
    `WITH RECURSIVE above (number, id, parent_id, distance, is_limited, is_closed) AS (
       SELECT number, id, parent_id, 1, inheritance_disabled, 0 FROM items WHERE id = ?
       UNION ALL
       SELECT i.number, i.id, i.parent_id, above.distance + 1, i.inheritance_disabled,
         above.is_closed OR above.is_limited
       FROM above JOIN items AS i ON i.id = above.parent_id
     )
     SELECT ${PERMISSION_COLUMNS}, above.id AS sourceId, above.distance
     FROM above JOIN permissions AS p ON p.item_number = above.number
     WHERE p.view IS NULL AND (NOT above.is_closed OR p.role IN ('owner', 'organizer'))
     ORDER BY above.distance, p.granted_at, p.id`,
    folderId,
  );
  return isInDrive ? grants : pickNearestGrants(grants);
}

// Outside shared drives, the source of a grant is not shown, so identical grants of a thousand folders are listed once.
function pickNearestGrants(grants: readonly Grant[]): Grant[] {
  const nearest = new Map<string, Grant>();
  for (const grant of grants) {
    const key = `${grant.role} ${grant.id}`;
    if (!nearest.has(key)) nearest.set(key, grant);
  }
  return [...nearest.values()];
}
