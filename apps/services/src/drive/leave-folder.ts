import type { Item } from '#items/item.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';

/**
 * Whether a role on an item takes it out of its folder: its owner does, and else whoever may remove from the folder.
 * `roleOf` tells the role on what has an id.
 */
export function mayLeaveFolder(item: Item, role: ItemRole, roleOf: (id: string) => ItemRole | undefined): boolean {
  if (role === 'owner' || item.parentId === null) return true;
  return reaches(roleOf(item.parentId), item.driveId === null ? 'writer' : 'fileOrganizer');
}
