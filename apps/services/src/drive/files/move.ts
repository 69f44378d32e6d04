import type { OperationContext } from '#core/operation.ts';
import { globalError } from '#core/service-error.ts';
import { requireRole, resolveItemId, supportsAllDrives } from '#drive/require-item.ts';
import { changeAccess } from '#items/access-changes.ts';
import { recordRemoval } from '#items/change-log.ts';
import { listAncestorIds } from '#items/folder-room.ts';
import { findItem, type Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireParent } from './parent.ts';

type Context = OperationContext<'drive.files.update'>;

/** Moves an item as `addParents` and `removeParents` say; returns whether it moved. An item has one parent. */
export function moveItem(context: Context, item: Item, role: ItemRole): boolean {
  const added = toIds(context, context.params.addParents);
  const removed = toIds(context, context.params.removeParents);
  if (added.length === 0 && removed.length === 0) return false;
  if (added.length > 1) throw cannotAddParent();
  if (item.isRoot) throw globalError(403, 'insufficientFilePermissions', 'A root folder cannot be moved.');
  const [parentId] = added.length === 1 ? added : removed.includes(item.parentId ?? '') ? toIds(context, 'root') : [];
  if (parentId === undefined || parentId === item.parentId) return false;
  requireRole(role, item.driveId === null ? 'writer' : 'fileOrganizer');
  const parent = requireParent(context, parentId, supportsAllDrives(context.params), item.driveId);
  if (listAncestorIds(context.db, parent).includes(item.id)) {
    throw globalError(400, 'badRequest', 'A folder cannot be moved into itself or a folder below it.', 'addParents');
  }
  if (parent.driveId !== item.driveId) requireCrossing(item, role);
  changeAccess(context.db, item, context.clock.nowMs(), () => {
    context.db.run('UPDATE items SET parent_id = ? WHERE number = ?', parent.id, item.number);
    if (parent.driveId !== item.driveId) changeDrive(context, item, parent.driveId);
  });
  return true;
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

function requireCrossing(item: Item, role: ItemRole): void {
  if (item.isFolder) {
    const message = 'Moving folders into or between shared drives is not supported.';
    throw globalError(403, 'teamDrivesFolderMoveInNotSupported', message);
  }
  requireRole(role, item.driveId === null ? 'owner' : 'organizer');
}

/** A file that enters a shared drive loses its owner; one that leaves it belongs to the mover. */
function changeDrive(context: Context, item: Item, driveId: string | null): void {
  const { db, caller, clock } = context;
  db.run("DELETE FROM permissions WHERE item_number = ? AND role = 'owner'", item.number);
  const ownerId = driveId === null ? caller.accountId : null;
  db.run('UPDATE items SET drive_id = ?, owner_id = ? WHERE number = ?', driveId, ownerId, item.number);
  if (driveId === null) {
    db.run(
      `INSERT OR REPLACE INTO permissions (item_number, id, type, grantee, role, granted_at)
       VALUES (?, ?, 'user', ?, 'owner', ?)`,
      item.number,
      caller.permissionId,
      caller.accountId,
      clock.nowMs(),
    );
  }
  if (item.driveId !== null) {
    const change = { itemId: item.id, driveId: item.driveId, changedAt: clock.nowMs() };
    recordRemoval(db, change, [`drive:${item.driveId}`]);
  }
}
