import type { Permission } from '#shared/permissions/permission.ts';
import type { SharingChange } from './queries.ts';

/**
 * Returns the change that restores a removed permission. Sends no second notification, except to an address without an account,
 * which can only be invited by email.
 */
export function restoreGrant(permission: Permission): SharingChange {
  const { type, role, displayName, emailAddress, domain, allowFileDiscovery, expirationTime } = permission;
  if (type === 'anyone') return { kind: 'create', body: { type, role, allowFileDiscovery } };
  if (type === 'domain') return { kind: 'create', body: { type, role, domain, allowFileDiscovery } };
  return {
    kind: 'create',
    body: { type, role, emailAddress, ...(expirationTime && { expirationTime }) },
    // The name of an address without an account is unknown.
    options: { sendNotificationEmail: (displayName ?? emailAddress) === emailAddress },
  };
}

/** Returns the change that restores a permission's current role. */
export function restoreRole({ id = '', role }: Permission): SharingChange {
  return { kind: 'update', permissionId: id, body: { role } };
}

/** Returns the change that restores a permission's current expiry, or its absence. */
export function restoreExpiry({ id = '', expirationTime }: Permission): SharingChange {
  return toExpiryChange(id, expirationTime);
}

/** Returns the change that sets a permission's expiry in RFC 3339. Undefined for no expiry. */
export function toExpiryChange(permissionId: string, expirationTime: string | undefined): SharingChange {
  return expirationTime === undefined
    ? { kind: 'update', permissionId, body: {}, options: { removeExpiration: true } }
    : { kind: 'update', permissionId, body: { expirationTime } };
}
