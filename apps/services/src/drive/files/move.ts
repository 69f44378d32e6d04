import type { OperationContext } from '#core/operation.ts';
import { globalError } from '#core/service-error.ts';
import { requireRole, resolveItemId, supportsAllDrives } from '#drive/require-item.ts';
import { roleOn } from '#items/access.ts';
import { changeAccess } from '#items/access-changes.ts';
import { countLevels, listAncestorIds } from '#items/folder-room.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putParent } from '#items/put-parent.ts';
import { ensureRootOfOwner } from '#items/roots.ts';
import { changeDrive, requireCrossing } from './cross-drives.ts';
import { requireParent, requireSameSpace } from './parent.ts';
import { followFolder } from './trash.ts';

type Context = OperationContext<'drive.files.update'>;

/**
 * Moves an item as `addParents` and `removeParents` say; returns whether it moved. An item has one parent: one that is
 * only added takes the place of the present one where the caller may take the item out of that, and an item that is only
 * taken out of its folder goes to the top. Throws 400, 403 and 404.
 */
export function moveItem(context: Context, item: Item, role: ItemRole): boolean {
  const added = toIds(context, context.params.addParents);
  const removed = toIds(context, context.params.removeParents);
  if (added.length === 0 && removed.length === 0) return false;
  if (added.length > 1) throw cannotAddParent();
  if (item.isRoot) throw globalError(403, 'insufficientFilePermissions', 'A root folder cannot be moved.');
  const isTakenOut = item.parentId !== null && removed.includes(item.parentId);
  const [parentId] = added;
  if (parentId === item.parentId || (parentId === undefined && !isTakenOut)) return false;
  requireRole(role, item.driveId === null ? 'writer' : 'fileOrganizer');
  if (!isTakenOut && !mayTakeOut(context, item, role)) throw cannotAddParent();
  const folder = parentId === undefined ? toTop(context, item) : requireFolder(context, item, parentId);
  // Into a folder in the trash goes what the caller may put there.
  if (folder.trashed) requireRole(role, item.driveId === null ? 'owner' : 'fileOrganizer');
  putInto(context, item, role, folder);
  return true;
}

/** Takes an item out of a folder that stays in the trash, to the top of what it is in. */
export function leaveTrashedFolder(context: Context, item: Item, role: ItemRole): void {
  const folder = item.parentId === null ? undefined : findItem(context.db, item.parentId);
  if (folder?.trashed) putInto(context, item, role, toTop(context, item));
}

function toIds(context: Context, list: string | undefined): string[] {
  const ids = (list ?? '').split(',').map((id) => id.trim());
  const resolved = ids.filter((id) => id !== '').map((id) => resolveItemId(context, id));
  if (new Set(resolved).size < resolved.length) throw globalError(400, 'badRequest', 'A parent is named twice.');
  for (const id of resolved) {
    if (!findItem(context.db, id)) throw globalError(404, 'notFound', `File not found: ${id}.`, 'fileId');
  }
  return resolved;
}

function cannotAddParent() {
  return globalError(403, 'cannotAddParent', 'Increasing the number of parents is not allowed.');
}

/** Whether the caller may take an item out of its folder without naming that. */
function mayTakeOut({ db, caller }: Context, item: Item, role: ItemRole): boolean {
  if (role === 'owner' || item.parentId === null) return true;
  return reaches(roleOn(db, caller, item.parentId), item.driveId === null ? 'writer' : 'fileOrganizer');
}

/** Where an item goes that is in no folder any more: to the top of what it is in. */
function toTop(context: Context, item: Item): Item {
  const { db, clock } = context;
  if (item.driveId !== null) return requireItem(db, item.driveId);
  if (item.space === 'appDataFolder') return requireItem(db, resolveItemId(context, 'appDataFolder'));
  return ensureRootOfOwner(db, item, clock.nowMs());
}

function requireFolder(context: Context, item: Item, id: string): Item {
  const allDrives = supportsAllDrives(context.params);
  const levels = countLevels(context.db, item);
  const folder = requireParent(context, id, { allDrives, levels, from: item.driveId });
  requireSameSpace(item, folder);
  if (listAncestorIds(context.db, folder).includes(item.id)) {
    throw globalError(400, 'badRequest', 'A folder cannot be moved into itself or a folder below it.', 'addParents');
  }
  return folder;
}

function putInto(context: Context, item: Item, role: ItemRole, folder: Item): void {
  const isCrossing = folder.driveId !== item.driveId;
  if (isCrossing) requireCrossing(context, item, role, folder);
  const nowMs = context.clock.nowMs();
  changeAccess(context.db, item, nowMs, () => {
    putParent(context.db, item, folder, nowMs);
    if (isCrossing) changeDrive(context, item, folder.driveId);
  });
  followFolder(context.db, item, folder, nowMs);
}
