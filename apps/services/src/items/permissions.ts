import { createHash } from 'node:crypto';
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
  /** The view that the grant opens; null for the item itself. */
  view: 'published' | 'metadata' | null;
  pendingOwner: number;
};

/** A grant to be stored. `expiresAt` and `view` stay away from a grant that has none. */
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

/** Id of the grants to an organisation: the same on every item. */
export function toDomainId(domain: string): string {
  const digest = createHash('sha256').update(domain).digest('hex');
  return `${BigInt(`0x${digest.slice(0, 16)}`)}`.padStart(20, '1').concat('k');
}

/** Id of the grants to an address without an account: the same on every item. */
export function toInvitedId(email: string): string {
  const digest = createHash('sha256').update(`mailto:${email}`).digest('hex');
  return `${BigInt(`0x${digest.slice(0, 16)}`)}`.padStart(20, '1');
}

const INVITED_PREFIX = 'mailto:';

/** What a grant to an address without an account is made to. Nobody reaches an item through it. */
export function toInvited(email: string): string {
  return INVITED_PREFIX + email;
}

/** The address that a grant invites; undefined for a grant to somebody with an account. */
export function toInvitedEmail(grantee: string): string | undefined {
  return grantee.startsWith(INVITED_PREFIX) ? grantee.slice(INVITED_PREFIX.length) : undefined;
}

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

/** Whether the owner of an item has named this person as its next owner. */
export function isPendingOwner(db: Database, itemNumber: number, accountId: string): boolean {
  const sql = `SELECT 1 FROM permissions
    WHERE item_number = ? AND type = 'user' AND grantee = ? AND pending_owner = 1`;
  return db.get(sql, itemNumber, accountId) !== undefined;
}
