import { hash } from 'node:crypto';

const USER_HASH_LENGTH = 16;

/** Returns an ID that is unique across all identity providers. Issuer addresses contain no spaces. */
export function toUserId(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

/**
 * Returns the subject of a user ID at this identity provider. For users of other providers, returns an empty string, which no
 * user has.
 */
export function toSubject(issuer: string, userId: string): string {
  return userId.startsWith(`${issuer} `) ? userId.slice(issuer.length + 1) : '';
}

/**
 * Returns a hash that identifies a user in logs without revealing their identity: the start of the SHA-256 of issuer and subject.
 */
export function hashUser(userId: string): string {
  return hash('sha256', userId).slice(0, USER_HASH_LENGTH);
}
