import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';
import type { Item } from '#items/item.ts';
import { PERMISSION_COLUMNS, type Permission } from '#items/permissions.ts';

/** View of a grant that only shows that a folder with limited access is there. Never stored. */
export const METADATA_VIEW = 'metadata';

/** A grant that reaches an item, from the item itself (`distance` 0) or from above. */
export type Grant = Permission & { sourceId: string; distance: number };

/** The grants that are made on an item itself, the oldest first. */
export function listOwnGrants(db: Database, { number }: Pick<Item, 'number'>): Grant[] {
  return listOwnGrantsAmong(db, [number]);
}

/** The grants that are made on these items themselves, the oldest first. */
export function listOwnGrantsAmong(db: Database, itemNumbers: readonly number[]): Grant[] {
  return db.all<Grant>(
    `SELECT ${PERMISSION_COLUMNS}, i.id AS sourceId, 0 AS distance
     FROM permissions AS p JOIN items AS i ON i.number = p.item_number
     WHERE p.item_number IN (SELECT value FROM json_each(?)) ORDER BY p.granted_at, p.id`,
    JSON.stringify(itemNumbers),
  );
}

/** The grants that reach an item from the folders and the drive above it, with what they are there; the nearest first. */
export function listGrantsFromAbove(db: Database, item: Item): Grant[] {
  const { parentId, driveId, inheritanceDisabled } = item;
  if (parentId === null) return [];
  const grants = folderReads.of(db).get(parentId, () => readGrantsBelow(db, parentId, driveId !== null));
  return grants.map((grant) => {
    if (inheritanceDisabled && grant.role !== 'owner' && grant.role !== 'organizer') {
      return { ...grant, role: 'reader', view: METADATA_VIEW };
    }
    // The owner of a folder is a writer of what others own in it.
    return grant.role === 'owner' ? { ...grant, role: 'writer' } : grant;
  });
}

const MAX_FOLDERS = 1000;
// Items of a page mostly lie in few folders, each below many others.
const folderReads = new ReadCaches<readonly Grant[]>({ max: MAX_FOLDERS });

/** The grants that reach what lies in a folder, as they were made, from the folder itself (`distance` 1) upwards. */
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
  return isInDrive ? grants : nearestOfEach(grants);
}

// Outside of shared drives nobody is told where a grant comes from: the same one of a thousand folders says it once.
function nearestOfEach(grants: readonly Grant[]): Grant[] {
  const nearest = new Map<string, Grant>();
  for (const grant of grants) {
    const key = `${grant.role} ${grant.id}`;
    if (!nearest.has(key)) nearest.set(key, grant);
  }
  return [...nearest.values()];
}
