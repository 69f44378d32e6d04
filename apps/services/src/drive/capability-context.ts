import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { findItemRole, hasOnlyMetadataAccess } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { isPendingOwner } from '#items/permissions.ts';
import { canRemoveFromFolder } from './can-remove-from-folder.ts';

/** The conditions, besides the item and the role, that determine a caller's capabilities. */
export type CapabilityContext = {
  /** Whether the owner has offered the ownership to the caller. */
  isPendingOwner?: boolean;
  /** Whether the owner belongs to another organisation than the caller. */
  isOwnerExternal?: boolean;
  /** Whether the caller is a member of the item's shared drive, and not only a user with whom the item is shared. */
  isMember?: boolean;
  /** Whether the caller can see a folder with limited access but not open it. */
  isMetadataOnly?: boolean;
  /** Whether the caller may move the item out of its folder. */
  canRemoveFromFolder?: boolean;
};

/**
 * Returns the capability context of a caller with this role on an item. `roleOf` returns the caller's role by ID. Caching it
 * avoids repeated lookups for a page of items in one folder.
 */
export function toCapabilityContext(
  db: Database,
  caller: Caller,
  { item, role }: { item: Item; role: ItemRole },
  roleOf = (id: string) => findItemRole(db, caller, id),
): CapabilityContext {
  return {
    isPendingOwner: role === 'writer' && isPendingOwner(db, item.number, caller.accountId),
    isOwnerExternal:
      role === 'writer' && item.ownerId !== null && findAccount(db, item.ownerId)?.domain !== caller.domain,
    isMember: item.driveId !== null && roleOf(item.driveId) !== undefined,
    isMetadataOnly: role === 'reader' && hasOnlyMetadataAccess(db, caller, item),
    canRemoveFromFolder: includesRole(role, 'writer') && canRemoveFromFolder(item, role, roleOf),
  };
}
