import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { ItemRole } from './item-role.ts';
import type { GranteeType } from './principals.ts';

/** An item's own grant. Times in Unix milliseconds, flags 0 or 1. */
export type Permission = {
  itemNumber: number;
  id: string;
  type: GranteeType;
  /** Account key, group key or domain. '' for anyone. */
  grantee: string;
  role: ItemRole;
  allowDiscovery: number;
  expiresAt: number | null;
  /** The view that the grant gives access to. Null for the item itself. */
  view: 'published' | 'metadata' | null;
  pendingOwner: number;
};

/** A grant to store. `expiresAt` and `view` are missing if not set. */
export type NewPermission = Pick<Permission, 'id' | 'type' | 'grantee' | 'role'> & {
  allowDiscovery?: boolean;
  expiresAt?: number | null;
  view?: Permission['view'];
  pendingOwner?: boolean;
  grantedBy?: string;
  grantedAt: number;
};

export const PERMISSION_COLUMNS = `p.item_number AS itemNumber, p.id, p.type, p.grantee, p.role,
  p.allow_discovery AS allowDiscovery, p.expires_at AS expiresAt, p.view, p.pending_owner AS pendingOwner`;

/** Returns the ID of grants to an organisation, which is the same on every item. */
export function toDomainId(domain: string): string {
  const digest = createHash('sha256').update(domain).digest('hex');
  return `${BigInt(`0x${digest.slice(0, 16)}`)}`.padStart(20, '1').concat('k');
}

/** Returns the ID of grants to an address without an account, which is the same on every item. */
export function toInvitedId(email: string): string {
  const digest = createHash('sha256').update(`mailto:${email}`).digest('hex');
  return `${BigInt(`0x${digest.slice(0, 16)}`)}`.padStart(20, '1');
}

const INVITED_PREFIX = 'mailto:';

/** Returns the grantee for an address without an account. It gives no access to the item. */
export function toInvited(email: string): string {
  return INVITED_PREFIX + email;
}

/** Returns the invited address of a grant, or undefined if the grantee has an account. */
export function toInvitedEmail(grantee: string): string | undefined {
  return grantee.startsWith(INVITED_PREFIX) ? grantee.slice(INVITED_PREFIX.length) : undefined;
}

/** Returns the public ID of the grant to anyone. */
export function toAnyoneId(allowDiscovery: boolean): string {
  return allowDiscovery ? 'anyone' : 'anyoneWithLink';
}

/**
 * Stores a grant, replacing an earlier one to the same grantee. The caller then updates the effective access (`refreshAccess`)
 * once for all grants of a change.
 */
export function putPermission(db: Database, itemNumber: number, permission: NewPermission): void {
  db.run(
    `INSERT INTO permissions (item_number, id, type, grantee, role, allow_discovery, expires_at, view, pending_owner,
       granted_by, granted_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (item_number, id) DO UPDATE SET role = excluded.role, allow_discovery = excluded.allow_discovery,
       expires_at = excluded.expires_at, view = excluded.view, pending_owner = excluded.pending_owner`,
    itemNumber,
    permission.id,
    permission.type,
    permission.grantee,
    permission.role,
    permission.allowDiscovery ? 1 : 0,
    permission.expiresAt ?? null,
    permission.view ?? null,
    permission.pendingOwner ? 1 : 0,
    permission.grantedBy ?? null,
    permission.grantedAt,
  );
}

/** Whether the owner of an item has offered its ownership to this user. */
export function isPendingOwner(db: Database, itemNumber: number, accountId: string): boolean {
  const sql = `SELECT 1 FROM permissions
    WHERE item_number = ? AND type = 'user' AND grantee = ? AND pending_owner = 1`;
  return db.get(sql, itemNumber, accountId) !== undefined;
}
