import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { roleOn, seesOnlyMetadata } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';
import { isPendingOwner } from '#items/permissions.ts';
import { mayLeaveFolder } from './leave-folder.ts';

/** What besides the item and the role decides what a caller may do. */
export type CapabilityContext = {
  /** The owner has named the caller as the next owner. */
  isPendingOwner?: boolean;
  /** The owner belongs to another organisation than the caller. */
  ownerIsElsewhere?: boolean;
  /** The caller is a member of the item's shared drive, and not only somebody whom the item is shared with. */
  isMember?: boolean;
  /** The caller sees that a folder with limited access is there, and cannot open it. */
  seesOnlyMetadata?: boolean;
  /** The caller may take the item out of the folder that it is in. */
  mayLeaveFolder?: boolean;
};

/**
 * The circumstances under which a caller with this role meets an item. `roleOf` tells the role of the caller on what has
 * an id; one that caches spares a page of items of one folder the same question for each.
 */
export function toCapabilityContext(
  db: Database,
  caller: Caller,
  { item, role }: { item: Item; role: ItemRole },
  roleOf = (id: string) => roleOn(db, caller, id),
): CapabilityContext {
  return {
    isPendingOwner: role === 'writer' && isPendingOwner(db, item.number, caller.accountId),
    ownerIsElsewhere:
      role === 'writer' && item.ownerId !== null && findAccount(db, item.ownerId)?.domain !== caller.domain,
    isMember: item.driveId !== null && roleOf(item.driveId) !== undefined,
    seesOnlyMetadata: role === 'reader' && seesOnlyMetadata(db, caller, item),
    mayLeaveFolder: reaches(role, 'writer') && mayLeaveFolder(item, role, roleOf),
  };
}
