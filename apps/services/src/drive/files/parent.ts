import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import { findLimitError, type IncomingItem, MAX_DEPTH, MAX_DRIVE_ITEMS } from '#items/folder-limits.ts';
import type { Item } from '#items/item.ts';
import { includesRole } from '#items/item-role.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** Returns the folder with this ID if the caller may add items to it. Throws 404 or 403 otherwise. */
export function requireParent(
  context: Context,
  id: string,
  { allDrives, ...newcomer }: IncomingItem & { allDrives: boolean },
): Item {
  const { item, role } = requireReadable(context, id, { allDrives });
  if (!item.isFolder) throw globalError(403, 'parentNotAFolder', 'The specified parent is not a folder.');
  if (!includesRole(role, 'writer')) {
    throw globalError(
      403,
      'insufficientParentPermissions',
      'Insufficient permissions for the specified parent folder.',
    );
  }
  const fault = findLimitError(context.db, item, newcomer);
  if (fault) throw folderLimitError(item, fault);
  return item;
}

/**
 * Throws 403 unless an item and a folder are in the same space. App data stays in its space, and nothing else can be moved into
 * it. This applies to the item, its copies and shortcuts to it.
 */
export function requireSameSpace(item: Item, folder: Item): void {
  if (item.space === folder.space) return;
  const message = 'Items cannot be moved between spaces. The data of an application must stay in its folder.';
  throw globalError(403, 'insufficientFilePermissions', message);
}

function folderLimitError(folder: Item, fault: 'depth' | 'drive'): ServiceError {
  if (fault === 'drive') {
    return globalError(
      403,
      'teamDriveFileLimitExceeded',
      `A shared drive can contain at most ${MAX_DRIVE_ITEMS} items.`,
    );
  }
  const reason = folder.driveId === null ? 'myDriveHierarchyDepthLimitExceeded' : 'teamDriveHierarchyTooDeep';
  return globalError(403, reason, `Folders can be nested at most ${MAX_DEPTH} levels deep.`);
}
