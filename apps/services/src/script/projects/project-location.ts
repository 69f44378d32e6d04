import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { invalidMember } from '#core/errors/invalid-member.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findLimitError, MAX_DRIVE_ITEMS } from '#items/folder-limits.ts';
import { findItem, type Item } from '#items/item.ts';
import { includesRole } from '#items/item-role.ts';
import { isScriptContainer } from '#items/item-types.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { limitReached } from './limit-error.ts';
import { entityNotFound, permissionDenied } from './require-project.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** The location of a new project. */
export type ProjectLocation = {
  parent: Item;
  /** The document that it is bound to. Undefined for a standalone project. */
  containerId?: string;
};

/**
 * Returns the location of a project with this `parentId`: a folder, the document it is bound to, or the caller's root if it is
 * missing. Throws 404 if the caller cannot see it, 403 if the caller cannot change it, and 400 if the item cannot contain
 * projects or is full.
 */
export function requireLocation(context: Context, parentId: string | undefined): ProjectLocation {
  const { db, caller, clock } = context;
  if (!parentId) return { parent: ensureMyDriveRoot(db, caller, clock.nowMs()) };
  const parent = findItem(db, parentId);
  const role = parent && findItemRole(db, caller, parent.id);
  if (parent?.space !== 'drive' || !role) throw entityNotFound();
  if (!includesRole(role, 'writer')) throw permissionDenied();
  if (findLimitError(db, parent, { levels: 0 })) {
    throw limitReached(`A shared drive can contain at most ${MAX_DRIVE_ITEMS} items.`);
  }
  if (parent.isFolder) return { parent };
  if (isScriptContainer(parent.mimeType)) return { parent, containerId: parent.id };
  throw invalidMember('parentId', 'A project can be bound to a document, a spreadsheet, a presentation or a form.');
}
