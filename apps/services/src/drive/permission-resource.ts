import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { findAccount } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { type ItemRole, toRank } from '#items/item-role.ts';
import { type Permission, toInvitedEmail } from '#items/permissions.ts';
import { type Grant, listGrantsFromAbove, listOwnGrants, METADATA_VIEW } from './reaching-grants.ts';

/** View of a grant that opens what the item's owner has published, and nothing else. */
export const PUBLISHED_VIEW = 'published';

type Detail = { permissionType: 'file' | 'member'; role: ItemRole; inherited: boolean; inheritedFrom?: string };

/** Everything that holds on an item for one grantee: the grants of the same id, those of the item itself first. */
export type EffectivePermission = { id: string; role: ItemRole; grants: readonly Grant[] };

/** The permissions that hold on an item, one a grantee: its own and those from the folders and the drive above it. */
export function listEffectivePermissions(db: Database, item: Item): EffectivePermission[] {
  const byId = Map.groupBy([...listOwnGrants(db, item), ...listGrantsFromAbove(db, item)], (grant) => grant.id);
  return [...byId].map(([id, grants]) => {
    // Who may open the folder does not need to be told that it is there.
    const opening = grants.filter((grant) => grant.view !== METADATA_VIEW);
    const kept = opening.length > 0 ? opening : grants;
    return { id, role: strongestOf(kept).role, grants: kept };
  });
}

/** The Permission resources of an item. Grants for its published view are among them only when asked for. */
export function listPermissionResources(
  db: Database,
  item: Item,
  options: { includesPublishedView?: boolean } = {},
): DriveSchemas['Permission'][] {
  return listEffectivePermissions(db, item)
    .filter(({ grants }) => options.includesPublishedView || grants.some((grant) => grant.view !== PUBLISHED_VIEW))
    .map((permission) => toPermissionResource(db, item, permission));
}

/** The Permission resource with this id on an item; undefined when nothing holds for it. */
export function findPermissionResource(db: Database, item: Item, id: string): DriveSchemas['Permission'] | undefined {
  const permission = listEffectivePermissions(db, item).find((listed) => listed.id === id);
  return permission && toPermissionResource(db, item, permission);
}

function strongestOf(grants: readonly Grant[]): Grant {
  const [strongest] = grants.toSorted((left, right) => toRank(right.role) - toRank(left.role));
  if (!strongest) throw new Error('a permission has at least one grant');
  return strongest;
}

function toPermissionResource(db: Database, item: Item, { grants }: EffectivePermission): DriveSchemas['Permission'] {
  const strongest = strongestOf(grants);
  const own = grants.find((grant) => grant.distance === 0);
  const details = grants.map((grant): Detail => {
    const isInherited = grant.distance > 0;
    const permissionType = grant.sourceId === item.driveId ? 'member' : 'file';
    const from = isInherited && item.driveId !== null ? { inheritedFrom: grant.sourceId } : {};
    return { permissionType, role: grant.role, inherited: isInherited, ...from };
  });
  return {
    kind: 'drive#permission',
    id: strongest.id,
    type: strongest.type,
    role: strongest.role,
    ...describeGrantee(db, strongest),
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

function describeGrantee(db: Database, { type, grantee, allowDiscovery }: Permission): DriveSchemas['Permission'] {
  switch (type) {
    case 'user': {
      const invited = toInvitedEmail(grantee);
      if (invited !== undefined) return { displayName: invited, emailAddress: invited, deleted: false };
      const account = findAccount(db, grantee);
      if (!account) return { deleted: true };
      return { displayName: account.displayName, emailAddress: account.email, deleted: false };
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
