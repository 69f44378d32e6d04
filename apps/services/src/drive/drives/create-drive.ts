import type { Database } from '#db/database.ts';
import { refreshAccess } from '#items/access.ts';
import { recordChange } from '#items/change-log.ts';
import type { Item } from '#items/item.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { type Creator, createItem } from '#items/items.ts';
import { toNameKey } from '#items/name-keys.ts';
import { putPermission } from '#items/permissions.ts';

type NewDrive = {
  id: string;
  name: string;
  domain: string;
  theme: { id: string; colorRgb: string };
  creator: Creator;
  createdAt: number;
};

/** Creates a shared drive with its root folder, which has the same ID. The creator becomes its organizer. */
export function createDrive(db: Database, drive: NewDrive): Item {
  const { id, creator, createdAt } = drive;
  db.run(
    `INSERT INTO drives (id, name, name_key, domain, theme_id, color_rgb, created_at, created_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    drive.name,
    toNameKey(drive.name),
    drive.domain,
    drive.theme.id,
    drive.theme.colorRgb,
    createdAt,
    creator.accountId,
  );
  const place = { id: null, driveId: id, space: 'drive' } as const;
  const root = createItem(db, {
    id,
    mimeType: FOLDER_TYPE,
    name: 'Drive',
    parent: place,
    creator,
    createdAt,
    isRoot: true,
  });
  putPermission(db, root.number, {
    id: creator.permissionId,
    type: 'user',
    grantee: creator.accountId,
    role: 'organizer',
    grantedAt: createdAt,
  });
  refreshAccess(db, root.number);
  recordChange(db, { itemId: id, driveId: id, changeType: 'drive', changedAt: createdAt });
  return root;
}
