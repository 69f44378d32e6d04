import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, toRank } from '#items/item-role.ts';
import { type Permission, toInvitedEmail } from '#items/permissions.ts';
import { type Grant, listGrantsFromAbove, listOwnGrants, METADATA_VIEW } from './reaching-grants.ts';
import { UserResources } from './user-resource.ts';

/** View of a grant that opens what the item's owner has published, and nothing else. */
export const PUBLISHED_VIEW = 'published';

/** Where grantees are looked up. */
type People = { db: Database; users: UserResources };

type Detail = { permissionType: 'file' | 'member'; inherited: boolean; role?: ItemRole; inheritedFrom?: string };

/** Everything that holds on an item for one grantee: the grants of the same id, those of the item itself first. */
export type EffectivePermission = { id: string; role: ItemRole; grants: readonly Grant[] };

/** The permissions that hold on an item, one a grantee: its own and those from the folders and the drive above it. */
export function listEffectivePermissions(
  db: Database,
  item: Item,
  ownGrants: readonly Grant[] = listOwnGrants(db, item),
): EffectivePermission[] {
  const byId = Map.groupBy([...ownGrants, ...listGrantsFromAbove(db, item)], (grant) => grant.id);
  return [...byId].map(([id, grants]) => {
    // Who may open the folder does not need to be told that it is there.
    const opening = grants.filter((grant) => grant.view !== METADATA_VIEW);
    const retained = opening.length > 0 ? opening : grants;
    return { id, role: strongestOf(retained).role, grants: retained };
  });
}

/**
 * The Permission resources of an item. Grants for its published view are among them only when asked for. What is known of
 * a page already, its own grants and people, is not read again.
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

/** The Permission resource with this id on an item; undefined when nothing holds for it. */
export function findPermissionResource(db: Database, item: Item, id: string): DriveSchemas['Permission'] | undefined {
  const permission = listEffectivePermissions(db, item).find((listed) => listed.id === id);
  return permission && toPermissionResource({ db, users: new UserResources(db, '') }, item, permission);
}

function strongestOf(grants: readonly Grant[]): Grant {
  const [strongest] = grants.toSorted((left, right) => toRank(right.role) - toRank(left.role));
  if (!strongest) throw new Error('a permission has at least one grant');
  return strongest;
}

function toPermissionResource(people: People, item: Item, { grants }: EffectivePermission): DriveSchemas['Permission'] {
  const strongest = strongestOf(grants);
  const own = grants.find((grant) => grant.distance === 0);
  // Whoever owns an item has nothing from above that counts, least of all from their own folder.
  const counting = own?.role === 'owner' ? [own] : grants;
  const details = counting.map((grant): Detail => {
    const isInherited = grant.distance > 0;
    const permissionType = grant.sourceId === item.driveId ? 'member' : 'file';
    // In My Drive the details tell no more.
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
