import type { Database } from '#db/database.ts';
import type { ItemRole } from './item-role.ts';
import type { GranteeType } from './principals.ts';

/** A grant made on an item itself. Times in Unix ms, flags 0 or 1. */
export type Permission = {
  itemNumber: number;
  id: string;
  type: GranteeType;
  /** Account or group key, or the domain; '' for anyone. */
  grantee: string;
  role: ItemRole;
  allowDiscovery: number;
  expiresAt: number | null;
  view: string | null;
  pendingOwner: number;
};

type NewPermission = Pick<Permission, 'id' | 'type' | 'grantee' | 'role'> & {
  allowDiscovery?: boolean;
  grantedBy?: string;
  grantedAt: number;
};

export const PERMISSION_COLUMNS = `p.item_number AS itemNumber, p.id, p.type, p.grantee, p.role,
  p.allow_discovery AS allowDiscovery, p.expires_at AS expiresAt, p.view, p.pending_owner AS pendingOwner`;

/** Id of the grant to everybody, as clients know it. */
export function toAnyoneId(allowDiscovery: boolean): string {
  return allowDiscovery ? 'anyone' : 'anyoneWithLink';
}

/**
 * Stores a grant, in place of an earlier one to the same grantee. The caller refreshes the effective access afterwards
 * (`refreshAccess`), once for all grants of a change.
 */
export function putPermission(db: Database, itemNumber: number, permission: NewPermission): void {
  db.run(
    `INSERT INTO permissions (item_number, id, type, grantee, role, allow_discovery, granted_by, granted_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (item_number, id) DO UPDATE SET role = excluded.role, allow_discovery = excluded.allow_discovery`,
    itemNumber,
    permission.id,
    permission.type,
    permission.grantee,
    permission.role,
    permission.allowDiscovery ? 1 : 0,
    permission.grantedBy ?? null,
    permission.grantedAt,
  );
}
