import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { invalidMember } from '#core/errors/invalid-member.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { findLimitError, MAX_DRIVE_ITEMS } from '#items/folder-limits.ts';
import { findItem, type Item } from '#items/item.ts';
import { reaches } from '#items/item-role.ts';
import { isScriptContainer } from '#items/item-types.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { limitReached } from './limit-error.ts';
import { entityNotFound, permissionDenied } from './require-project.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** Where a new project goes. */
export type Place = {
  parent: Item;
  /** The document that it is bound to, if it is not a standalone project. */
  containerId?: string;
};

/**
 * Where a project with this `parentId` goes: into a folder, or under the document that it is bound to, and into the
 * caller's own root without one. Throws 404 for what the caller cannot see, 403 for what the caller cannot change, and
 * 400 for an item that can hold nothing, or nothing more.
 */
export function requirePlace(context: Context, parentId: string | undefined): Place {
  const { db, caller, clock } = context;
  if (!parentId) return { parent: ensureMyDriveRoot(db, caller, clock.nowMs()) };
  const parent = findItem(db, parentId);
  const role = parent && roleOn(db, caller, parent.id);
  if (parent?.space !== 'drive' || !role) throw entityNotFound();
  if (!reaches(role, 'writer')) throw permissionDenied();
  if (findLimitError(db, parent, { levels: 0 })) {
    throw limitReached(`A shared drive holds at most ${MAX_DRIVE_ITEMS} items.`);
  }
  if (parent.isFolder) return { parent };
  if (isScriptContainer(parent.mimeType)) return { parent, containerId: parent.id };
  throw invalidMember('parentId', 'A project can be bound to a document, a spreadsheet, a presentation or a form.');
}
