import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { insufficientPermissions } from '#drive/require-item.ts';
import { changeAccess } from '#items/access-changes.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { type Permission, putPermission } from '#items/permissions.ts';
import { requireExpirable } from './expiration.ts';
import type { Grantee } from './grantee.ts';
import { requireAllowedGrantee, requireGrantableRole } from './role-rules.ts';
import type { SharingContext, SharingTarget } from './sharing-target.ts';

// Maximum number of users and groups per item, as in the public service.
const MAX_GRANTS = 600;

/** Access to grant on an item. `expiresAt` in Unix milliseconds. */
export type Grant = {
  grantee: Grantee;
  role: ItemRole;
  allowDiscovery?: boolean;
  expiresAt?: number | null;
  view?: Permission['view'];
  pendingOwner?: boolean;
};

/**
 * Grants access to an item, replaces the item's own grant for the same grantee, and records it in the change log. Throws 400 and
 * 403 if the item, its shared drive or the caller's role does not allow it.
 */
export function grantPermission(context: SharingContext, target: SharingTarget, grant: Grant): void {
  const { db, caller, clock } = context;
  const { item, role: ownRole } = target;
  const { grantee, role, expiresAt = null } = grant;
  const nowMs = clock.nowMs();
  requireGrantableRole(item, grantee.type, role);
  if (!includesRole(ownRole, role)) throw insufficientPermissions();
  requireAllowedGrantee(db, target, grantee);
  if (expiresAt !== null) requireExpirable(item, { type: grantee.type, role, expiresAt }, nowMs);
  const stored = findOwnGrant(db, item, grantee.id);
  if (stored?.role === 'owner') {
    throw globalError(
      403,
      'cannotUpdatePermission',
      'The role of the owner can only be changed by transferring ownership.',
    );
  }
  if (stored === undefined && countGrants(db, item) >= MAX_GRANTS) {
    throw globalError(403, 'sharingRateLimitExceeded', `An item can have at most ${MAX_GRANTS} direct permissions.`);
  }
  const { domain: _, ...named } = grantee;
  changeAccess(db, item, nowMs, () => {
    // An item is either discoverable or needs its link: there is one grant, whose ID distinguishes the two.
    if (grantee.type === 'anyone') {
      db.run("DELETE FROM permissions WHERE item_number = ? AND type = 'anyone' AND id <> ?", item.number, grantee.id);
    }
    putPermission(db, item.number, { ...grant, ...named, grantedBy: caller.accountId, grantedAt: nowMs });
  });
}

/** Returns the item's own grant with this ID, or undefined if there is none. */
export function findOwnGrant(db: Database, item: Item, id: string): Pick<Permission, 'role' | 'view'> | undefined {
  return db.get('SELECT role, view FROM permissions WHERE item_number = ? AND id = ?', item.number, id);
}

function countGrants(db: Database, item: Item): number {
  const sql = 'SELECT count(*) AS count FROM permissions WHERE item_number = ?';
  return db.get<{ count: number }>(sql, item.number)?.count ?? 0;
}
