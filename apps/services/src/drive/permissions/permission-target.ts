import { findAccount } from '#core/auth/directory.ts';
import { globalError, notFound, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { METADATA_VIEW } from '#drive/effective-grants.ts';
import { type EffectivePermission, listEffectivePermissions } from '#drive/permission-resource.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, toRank } from '#items/item-role.ts';
import { type Permission, toInvitedEmail } from '#items/permissions.ts';
import type { Grantee } from './grantee.ts';

/** The permission that a request addresses. */
export type PermissionTarget = {
  permission: EffectivePermission;
  grantee: Grantee;
  /** The item's own grant. Undefined if all grants are inherited. */
  own: Permission | undefined;
  /** The highest inherited role. Undefined if there is none. */
  inheritedRole: ItemRole | undefined;
};

/** Returns the effective permission with this ID on an item. Throws 404 if it does not exist. */
export function requirePermission(db: Database, item: Item, id: string): PermissionTarget {
  const permission = listEffectivePermissions(db, item).find((listed) => listed.id === id);
  const [first] = permission?.grants ?? [];
  if (!permission || !first) throw notFound('Permission', id, 'permissionId');
  const inherited = permission.grants
    .filter(({ distance, view }) => distance > 0 && view !== METADATA_VIEW)
    .map(({ role }) => role);
  return {
    permission,
    grantee: { id, type: first.type, grantee: first.grantee, domain: findDomain(db, first) },
    own: permission.grants.find(({ distance }) => distance === 0),
    inheritedRole: inherited.toSorted((left, right) => toRank(right) - toRank(left))[0],
  };
}

/** 403: an inherited grant cannot be removed from an item. */
export function inheritedPermissionError(item: Item): ServiceError {
  const reason = item.driveId === null ? 'cannotModifyInheritedPermission' : 'cannotModifyInheritedTeamDrivePermission';
  const message = 'Inherited permissions can only be lowered or removed where they were granted.';
  return globalError(403, reason, message);
}

function findDomain(db: Database, { type, grantee }: Permission): string | undefined {
  switch (type) {
    case 'user': {
      const invited = toInvitedEmail(grantee);
      return invited === undefined ? findAccount(db, grantee)?.domain : invited.slice(invited.lastIndexOf('@') + 1);
    }
    case 'group':
      return db.get<{ domain: string }>('SELECT domain FROM groups WHERE id = ?', grantee)?.domain;
    case 'domain':
      return grantee;
    case 'anyone':
      return undefined;
  }
}
