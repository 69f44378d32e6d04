import { globalError } from '#core/errors/service-error.ts';
import type { OperationContext } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { canRemoveFromFolder } from '#drive/can-remove-from-folder.ts';
import { canShare } from '#drive/capabilities.ts';
import { requireRole, resolveItemId, supportsAllDrives } from '#drive/require-item.ts';
import { findItemRole, readAccess } from '#items/access.ts';
import { changeAccess } from '#items/access-changes.ts';
import { countLevels, listAncestorIds } from '#items/folder-limits.ts';
import { findItem, type Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { SHORTCUT_TYPE } from '#items/item-types.ts';
import { requireItem } from '#items/items.ts';
import { putParent } from '#items/put-parent.ts';
import { ensureRootOfOwner } from '#items/roots.ts';
import { changeDrive, requireMovableAcrossDrives } from './cross-drives.ts';
import { requireParent, requireSameSpace } from './parent.ts';
import { inheritTrashedState } from './trash.ts';

type Context = OperationContext<'drive.files.update'>;

/**
 * Moves an item according to `addParents` and `removeParents`. Returns whether it moved. An item has one parent: an added parent
 * replaces the current one, and an item only removed from its folder moves to the top. The caller must be allowed to remove from
 * the old folder, to add to the new folder, and to share the item if others can access it there. Throws 400, 403 and 404.
 */
export function moveItem(context: Context, item: Item, role: ItemRole): boolean {
  const added = toIds(context, context.params.addParents);
  const removed = toIds(context, context.params.removeParents);
  if (added.length === 0 && removed.length === 0) return false;
  if (added.length > 1) throw cannotAddParent();
  if (item.isRoot) throw globalError(403, 'insufficientFilePermissions', 'A root folder cannot be moved.');
  const isRemoved = item.parentId !== null && removed.includes(item.parentId);
  const [parentId] = added;
  if (parentId === item.parentId || (parentId === undefined && !isRemoved)) return false;
  requireRole(role, item.driveId === null ? 'writer' : 'fileOrganizer');
  if (!canRemoveFromFolder(item, role, (id) => findItemRole(context.db, context.caller, id))) {
    throw isRemoved ? cannotRemoveParent() : cannotAddParent();
  }
  const folder = parentId === undefined ? toTop(context, item) : requireFolder(context, item, parentId);
  // The caller may only add an item to a trashed folder if they may trash it.
  if (folder.trashed) requireRole(role, item.driveId === null ? 'owner' : 'fileOrganizer');
  putInto(context, item, role, folder);
  return true;
}

/** Moves an item out of a folder that stays in the trash, to the top of its space. */
export function moveOutOfTrashedFolder(context: Context, item: Item, role: ItemRole): void {
  const folder = item.parentId === null ? undefined : findItem(context.db, item.parentId);
  if (folder?.trashed) putInto(context, item, role, toTop(context, item));
}

function toIds(context: Context, list: string | undefined): string[] {
  const ids = (list ?? '').split(',').map((id) => id.trim());
  const resolved = ids.filter((id) => id !== '').map((id) => resolveItemId(context, id));
  if (new Set(resolved).size < resolved.length) throw globalError(400, 'badRequest', 'A parent is given twice.');
  for (const id of resolved) {
    if (!findItem(context.db, id)) throw globalError(404, 'notFound', `File not found: ${id}.`, 'fileId');
  }
  return resolved;
}

function cannotAddParent() {
  return globalError(403, 'cannotAddParent', 'Increasing the number of parents is not allowed.');
}

function cannotRemoveParent() {
  const message = 'Insufficient permissions for the folder that the item is in.';
  return globalError(403, 'insufficientParentPermissions', message);
}

/** Returns the destination of an item without a folder: the top of its space. */
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
  if (isCrossing) requireMovableAcrossDrives(context, item, role, folder);
  else if (role !== 'owner') requireSameTree(context, item, folder);
  const before = readAccess(context.db, item.number);
  const nowMs = context.clock.nowMs();
  changeAccess(context.db, item, nowMs, () => {
    putParent(context.db, item, folder, nowMs);
    if (isCrossing) changeDrive(context, item, folder.driveId);
  });
  if (!isCrossing && !canGrantByMoving(item, role)) requireNoAccessGained(before, readAccess(context.db, item.number));
  inheritTrashedState(context.db, item, folder, nowMs);
}

// In My Drive, an item stays in its current tree or returns to its owner's tree. In the mover's own tree, nobody else could move
// it back.
function requireSameTree({ db }: Context, item: Item, folder: Item): void {
  if (item.driveId !== null) return;
  const root = findRoot(db, folder);
  if (root?.ownerId === item.ownerId || root?.id === findRoot(db, item)?.id) return;
  const message = 'Only its owner can move an item to another user’s My Drive.';
  throw globalError(403, 'insufficientFilePermissions', message);
}

function findRoot(db: Database, item: Item): Item | undefined {
  return findItem(db, listAncestorIds(db, item).at(-1) ?? '');
}

/** Whether a role may give others access to an item by moving it. A shortcut has no sharing of its own and grants no access. */
function canGrantByMoving(item: Item, role: ItemRole): boolean {
  return role === 'owner' || item.mimeType === SHORTCUT_TYPE || canShare(item, role);
}

function requireNoAccessGained(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  if ([...after].every(([principal, rank]) => rank <= (before.get(principal) ?? -1))) return;
  const message = 'Others have access to that folder, and you are not allowed to share the item.';
  throw globalError(403, 'insufficientFilePermissions', message);
}
