import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import { REQUESTING_USER } from './bench-services.ts';

/** A folder with many children, and a file below many folders. */
export type SeededTree = { wideFolderId: string; deepFileId: string; deepFolderId: string };

/** Stores a folder with `childCount` files, and a file at the end of `levelCount` folders, each in the one before it. */
export function seedTree({ db, account }: TestServices, childCount: number, levelCount: number): SeededTree {
  const owner = account(REQUESTING_USER);
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  return db.transaction(() => {
    const root = ensureMyDriveRoot(db, creator, 0);
    const wide = createItem(db, { mimeType: FOLDER_TYPE, name: 'Wide', parent: root, creator, createdAt: 0 });
    for (let index = 0; index < childCount; index += 1) {
      const name = `Child ${(index * 7919) % childCount}`;
      createItem(db, { mimeType: 'text/plain', name, parent: wide, creator, createdAt: index });
    }
    let deep = root;
    for (let level = 1; level <= levelCount; level += 1) {
      deep = createItem(db, { mimeType: FOLDER_TYPE, name: `Level ${level}`, parent: deep, creator, createdAt: 0 });
    }
    const file = createItem(db, { mimeType: 'text/plain', name: 'Deep', parent: deep, creator, createdAt: 0 });
    return { wideFolderId: wide.id, deepFileId: file.id, deepFolderId: deep.id };
  });
}
