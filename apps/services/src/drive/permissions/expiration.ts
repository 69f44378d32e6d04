import { globalError } from '#core/errors/service-error.ts';
import { parseDateTime } from '#core/parse-date-time.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import type { GranteeType } from '#items/principals.ts';

/** Parses the expiry of a grant to Unix milliseconds. Throws 400 if the text is not a date-time. */
export function parseExpiration(text: string): number {
  const expiresAt = parseDateTime(text);
  if (expiresAt === undefined) throw globalError(400, 'invalid', 'Invalid Value', 'permission.expirationTime');
  return expiresAt;
}

/** Throws 403 if a grant of this kind does not support an expiry, or if the expiry is not within the next year. */
export function requireExpirable(
  item: Item,
  grant: { type: GranteeType; role: ItemRole; expiresAt: number },
  nowMs: number,
): void {
  const { type, role, expiresAt } = grant;
  if (type !== 'user' && type !== 'group') {
    throw expirationError('cannotSetExpirationOnAnyoneOrDomain', 'Only permissions of people and groups can expire.');
  }
  if (role === 'owner') throw expirationError('cannotSetExpiration', 'The permission of the owner cannot expire.');
  if (item.driveId !== null && item.isRoot) {
    const message = 'The permissions of members of a shared drive cannot expire.';
    throw expirationError('expirationDateNotAllowedForSharedDriveMembers', message);
  }
  if (item.isFolder && role !== 'reader') {
    throw expirationError('cannotSetExpiration', 'On a folder only the permissions of readers can expire.');
  }
  if (expiresAt <= nowMs) {
    throw expirationError('expirationDatesMustBeInTheFuture', 'Expiration dates must be in the future.');
  }
  if (expiresAt > addOneYear(nowMs)) {
    throw expirationError('cannotSetExpiration', 'Expiration dates can be at most one year ahead.');
  }
}

function addOneYear(timeMs: number): number {
  const date = new Date(timeMs);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

function expirationError(reason: string, message: string) {
  return globalError(403, reason, message, 'permission.expirationTime');
}
