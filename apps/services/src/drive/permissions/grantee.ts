import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccountByEmail, findGroupByEmail } from '#core/auth/directory.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { type Permission, toAnyoneId, toDomainId, toInvited, toInvitedId } from '#items/permissions.ts';
import type { GranteeType } from '#items/principals.ts';

/** The grantee of a permission. */
export type Grantee = Pick<Permission, 'id' | 'type' | 'grantee'> & {
  /** Organisation of the grantee. Undefined for anyone. */
  domain: string | undefined;
};

const TYPES = ['user', 'group', 'domain', 'anyone'] as const;
// RFC 5321 allows more. The check only requires an address to which mail can be sent.
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,255}$/u;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/u;

/** Returns the grantee type in a body. Throws 400 if it is missing. */
export function requireType(type: string | undefined): GranteeType {
  if (type === undefined || type === null) throw missing('type');
  const known = TYPES.find((name) => name === type);
  if (!known) throw globalError(400, 'invalid', 'The specified permission type is invalid.', 'permission.type');
  return known;
}

/**
 * Returns the grantee in a body. The address distinguishes users from groups. A user without an account is invited by email,
 * which requires a notification. Throws 400 if sharing with the grantee is not possible.
 */
export function requireGrantee(db: Database, body: DriveSchemas['Permission'], isNotified: boolean): Grantee {
  const type = requireType(body.type);
  switch (type) {
    case 'anyone':
      return { id: toAnyoneId(body.allowFileDiscovery === true), type, grantee: '', domain: undefined };
    case 'domain':
      return requireDomain(body.domain);
    default:
      return requireAddressee(db, type, body.emailAddress, isNotified);
  }
}

function requireDomain(text: string | undefined): Grantee {
  if (!text) throw missing('domain');
  const domain = text.toLowerCase();
  if (!DOMAIN.test(domain)) {
    throw globalError(400, 'invalid', 'The specified domain is invalid or not applicable.', 'permission.domain');
  }
  return { id: toDomainId(domain), type: 'domain', grantee: domain, domain };
}

function requireAddressee(
  db: Database,
  type: 'user' | 'group',
  text: string | undefined,
  isNotified: boolean,
): Grantee {
  const email = text?.trim();
  if (!email) throw missing('emailAddress');
  if (!ADDRESS.test(email)) {
    throw globalError(400, 'invalid', 'The specified emailAddress is invalid.', 'permission.emailAddress');
  }
  const group = findGroupByEmail(db, email);
  if (group) return { id: group.permissionId, type: 'group', grantee: group.id, domain: group.domain };
  const account = type === 'user' ? findAccountByEmail(db, email) : undefined;
  if (account) return { id: account.permissionId, type, grantee: account.id, domain: account.domain };
  // A group cannot be invited, because nobody could accept.
  if (type === 'group') throw granteeError(`There is no group with the address ${email}.`);
  if (!isNotified) {
    throw granteeError(`There is no account for ${email}. Sharing with this address requires a notification.`);
  }
  const invited = email.toLowerCase();
  const domain = invited.slice(invited.lastIndexOf('@') + 1);
  return { id: toInvitedId(invited), type, grantee: toInvited(invited), domain };
}

function granteeError(message: string): ServiceError {
  return globalError(400, 'invalidSharingRequest', message);
}

function missing(member: 'type' | 'domain' | 'emailAddress'): ServiceError {
  return globalError(400, 'required', `The permission ${member} field is required.`, `permission.${member}`);
}
