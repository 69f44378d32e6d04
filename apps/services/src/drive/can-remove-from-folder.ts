import type { Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';

/**
 * Whether a role on an item allows moving it out of its folder: the owner may, and otherwise users who may remove from the
 * folder. `roleOf` returns the role by ID.
 */
export function canRemoveFromFolder(item: Item, role: ItemRole, roleOf: (id: string) => ItemRole | undefined): boolean {
  if (role === 'owner' || item.parentId === null) return true;
  return includesRole(roleOf(item.parentId), item.driveId === null ? 'writer' : 'fileOrganizer');
}
