import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, toRank } from '#items/item-role.ts';
import { type Permission, toInvitedEmail } from '#items/permissions.ts';
import { type Grant, listInheritedGrants, listOwnGrants, METADATA_VIEW } from './effective-grants.ts';
import { UserResources } from './user-resource.ts';

/** View of a grant that only gives access to the item's published version. */
export const PUBLISHED_VIEW = 'published';

/** Sources of grantee data. */
type People = { db: Database; users: UserResources };

type Detail = { permissionType: 'file' | 'member'; inherited: boolean; role?: ItemRole; inheritedFrom?: string };

/** The effective permission of a grantee on an item: all grants with the same ID, the item's own first. */
export type EffectivePermission = { id: string; role: ItemRole; grants: readonly Grant[] };

/** Lists the effective permissions on an item, one per grantee, including those inherited from its folders and drive. */
export function listEffectivePermissions(
  db: Database,
  item: Item,
  ownGrants: readonly Grant[] = listOwnGrants(db, item),
): EffectivePermission[] {
  const byId = Map.groupBy([...ownGrants, ...listInheritedGrants(db, item)], (grant) => grant.id);
  return [...byId].map(([id, grants]) => {
    // Users who may open the folder do not need the metadata view.
    const opening = grants.filter((grant) => grant.view !== METADATA_VIEW);
    const retained = opening.length > 0 ? opening : grants;
    return { id, role: findStrongestGrant(retained).role, grants: retained };
  });
}

/**
 * Returns the Permission resources of an item. Includes grants for its published view only if requested. Data already loaded for
 * a page, its own grants and people, is not read again.
 */
export function listPermissionResources(
  db: Database,
  item: Item,
  options: { includesPublishedView?: boolean; ownGrants?: readonly Grant[]; users?: UserResources } = {},
): DriveSchemas['Permission'][] {
  const users = options.users ?? new UserResources(db, '');
  return listEffectivePermissions(db, item, options.ownGrants)
    .filter(({ grants }) => options.includesPublishedView || grants.some((grant) => grant.view !== PUBLISHED_VIEW))
    .map((permission) => toPermissionResource({ db, users }, item, permission));
}

/** Returns the Permission resource with this ID on an item, or undefined if it does not exist. */
export function findPermissionResource(db: Database, item: Item, id: string): DriveSchemas['Permission'] | undefined {
  const permission = listEffectivePermissions(db, item).find((listed) => listed.id === id);
  return permission && toPermissionResource({ db, users: new UserResources(db, '') }, item, permission);
}

function findStrongestGrant(grants: readonly Grant[]): Grant {
  const [strongest] = grants.toSorted((left, right) => toRank(right.role) - toRank(left.role));
  if (!strongest) throw new Error('a permission has at least one grant');
  return strongest;
}

function toPermissionResource(people: People, item: Item, { grants }: EffectivePermission): DriveSchemas['Permission'] {
  const strongest = findStrongestGrant(grants);
  const own = grants.find((grant) => grant.distance === 0);
  // Inherited grants are irrelevant for the owner of an item, especially those of their own folder.
  const counting = own?.role === 'owner' ? [own] : grants;
  const details = counting.map((grant): Detail => {
    const isInherited = grant.distance > 0;
    const permissionType = grant.sourceId === item.driveId ? 'member' : 'file';
    // In My Drive there are no other details.
    if (item.driveId === null) return { permissionType, inherited: isInherited };
    return {
      permissionType,
      role: grant.role,
      inherited: isInherited,
      ...(isInherited && { inheritedFrom: grant.sourceId }),
    };
  });
  return {
    kind: 'drive#permission',
    id: strongest.id,
    type: strongest.type,
    role: strongest.role,
    ...describeGrantee(people, strongest),
    ...(strongest.expiresAt !== null && { expirationTime: toTimestamp(strongest.expiresAt) }),
    ...(strongest.view !== null && { view: strongest.view }),
    pendingOwner: own?.pendingOwner === 1,
    permissionDetails: details,
    ...(item.inheritanceDisabled === 1 && { inheritedPermissionsDisabled: true }),
    ...(item.driveId !== null && { teamDrivePermissionDetails: details.map(toTeamDriveDetail) }),
  };
}

function toTeamDriveDetail({ permissionType, ...detail }: Detail) {
  return { ...detail, teamDrivePermissionType: permissionType };
}

function describeGrantee(
  { db, users }: People,
  { type, grantee, allowDiscovery }: Permission,
): DriveSchemas['Permission'] {
  switch (type) {
    case 'user': {
      const invited = toInvitedEmail(grantee);
      if (invited !== undefined) return { displayName: invited, emailAddress: invited, deleted: false };
      const user = users.find(grantee);
      if (!user) return { deleted: true };
      return { displayName: user.displayName, emailAddress: user.emailAddress, deleted: false };
    }
    case 'group': {
      const group = db.get<{ displayName: string; emailAddress: string }>(
        'SELECT display_name AS displayName, email AS emailAddress FROM groups WHERE id = ?',
        grantee,
      );
      return group ? { ...group, deleted: false } : { deleted: true };
    }
    case 'domain':
      return { domain: grantee, displayName: grantee, allowFileDiscovery: allowDiscovery === 1 };
    case 'anyone':
      return { allowFileDiscovery: allowDiscovery === 1 };
  }
}
