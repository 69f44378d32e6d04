import type { Permission } from '#shared/permissions/permission.ts';
import type { SharingChange } from './queries.ts';

/**
 * What gives the access of a permission again that was taken away. Nobody is told a second time, save an address without
 * an account, which only a mail can invite.
 */
export function grantAgain(permission: Permission): SharingChange {
  const { type, role, displayName, emailAddress, domain, allowFileDiscovery, expirationTime } = permission;
  if (type === 'anyone') return { kind: 'create', body: { type, role, allowFileDiscovery } };
  if (type === 'domain') return { kind: 'create', body: { type, role, domain, allowFileDiscovery } };
  return {
    kind: 'create',
    body: { type, role, emailAddress, ...(expirationTime && { expirationTime }) },
    // Of an address without an account no name is known.
    options: { sendNotificationEmail: (displayName ?? emailAddress) === emailAddress },
  };
}

/** What gives a permission the role again that it has now. */
export function roleAgain({ id = '', role }: Permission): SharingChange {
  return { kind: 'update', permissionId: id, body: { role } };
}

/** What lets a permission end again when it does now, or never. */
export function endAgain({ id = '', expirationTime }: Permission): SharingChange {
  return toEnd(id, expirationTime);
}

/** What lets a permission end at a time, RFC 3339; undefined for never. */
export function toEnd(permissionId: string, expirationTime: string | undefined): SharingChange {
  return expirationTime === undefined
    ? { kind: 'update', permissionId, body: {}, options: { removeExpiration: true } }
    : { kind: 'update', permissionId, body: { expirationTime } };
}
