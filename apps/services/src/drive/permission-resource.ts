import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { findAccount } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { toRank } from '#items/item-role.ts';
import { PERMISSION_COLUMNS, type Permission } from '#items/permissions.ts';

type Detail = { permissionType: string; role: string; inherited: boolean; inheritedFrom?: string };
type Grant = Permission & { sourceId: string; distance: number };

/** The permissions that hold on an item, one a grantee: its own and those from the folders and the drive above it. */
export function listPermissionResources(db: Database, item: Item): DriveSchemas['Permission'][] {
  const byId = Map.groupBy(listGrants(db, item), (grant) => grant.id);
  return [...byId.values()].map((grants) => toPermissionResource(db, item, grants));
}

function listGrants(db: Database, item: Item): Grant[] {
  const grants = db.all<Grant>(
    `WITH RECURSIVE above (number, id, parent_id, distance, is_closed) AS (
       SELECT number, id, parent_id, 0, inheritance_disabled FROM items WHERE number = ?
       UNION ALL
       SELECT i.number, i.id, i.parent_id, above.distance + 1, above.is_closed OR i.inheritance_disabled
       FROM above JOIN items AS i ON i.id = above.parent_id
     )
     SELECT ${PERMISSION_COLUMNS}, above.id AS sourceId, above.distance
     FROM above JOIN permissions AS p ON p.item_number = above.number
     WHERE above.distance = 0 OR NOT above.is_closed OR p.role IN ('owner', 'organizer')
     ORDER BY above.distance, p.granted_at, p.id`,
    item.number,
  );
  // The owner of a folder is a writer of what others own in it.
  return grants.map((grant) => (grant.role === 'owner' && grant.distance > 0 ? { ...grant, role: 'writer' } : grant));
}

function toPermissionResource(db: Database, item: Item, grants: readonly Grant[]): DriveSchemas['Permission'] {
  const [strongest] = grants.toSorted((left, right) => toRank(right.role) - toRank(left.role));
  if (!strongest) throw new Error('a permission has at least one grant');
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
    pendingOwner: strongest.pendingOwner === 1,
    permissionDetails: details,
    ...(item.driveId !== null && { teamDrivePermissionDetails: details.map(toTeamDriveDetail) }),
  };
}

function toTeamDriveDetail({ permissionType, ...detail }: Detail) {
  return { ...detail, teamDrivePermissionType: permissionType };
}

function describeGrantee(db: Database, { type, grantee, allowDiscovery }: Permission): DriveSchemas['Permission'] {
  switch (type) {
    case 'user': {
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
