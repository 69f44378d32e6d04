import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { insufficientPermissions, requireRole } from '#drive/require-item.ts';
import { findItemRole } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import { isLockableType } from '#items/item-types.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/**
 * Locks or unlocks the content of an item according to `contentRestrictions`, which may be empty. Returns whether the body sets
 * it. Only owners and organizers may set and lift owner-restricted locks. Throws 400 for several restrictions and for a reason
 * without a lock, and 403 if the caller may not do it or the type has no locks.
 */
export function putContentRestriction(
  { db, caller, clock }: Context,
  item: Item,
  { contentRestrictions }: DriveSchemas['File'],
): boolean {
  if (!contentRestrictions) return false;
  if (contentRestrictions.length > 1) {
    throw globalError(400, 'badRequest', 'A file can have at most one content restriction.', 'contentRestrictions');
  }
  const restriction = contentRestrictions[0] ?? {};
  const role = findItemRole(db, caller, item.id) ?? 'reader';
  const highest = item.driveId === null ? 'owner' : 'organizer';
  requireRole(role, item.restrictionOwnerOnly || restriction.ownerRestricted ? highest : 'writer');
  if (restriction.reason !== undefined && restriction.readOnly !== true) {
    throw globalError(400, 'badRequest', 'A reason can only be given when readOnly is true.');
  }
  const isLocked = restriction.readOnly === true;
  if (isLocked && !isLockableType(item.mimeType)) throw insufficientPermissions();
  db.run(
    `UPDATE items SET restriction_read_only = ?, restriction_reason = ?, restriction_owner_only = ?, restricted_by = ?,
       restricted_at = ? WHERE number = ?`,
    isLocked ? 1 : 0,
    isLocked ? (restriction.reason ?? null) : null,
    isLocked && restriction.ownerRestricted ? 1 : 0,
    isLocked ? caller.accountId : null,
    isLocked ? clock.nowMs() : null,
    item.number,
  );
  return true;
}
