import { hash } from 'node:crypto';

const USER_HASH_LENGTH = 16;

/** Names a person among those of all identity providers; addresses have no spaces. */
export function toUserId(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

/** The subject that a person's name stands for at this identity provider; an empty one, which nobody has, at others. */
export function toSubject(issuer: string, userId: string): string {
  return userId.startsWith(`${issuer} `) ? userId.slice(issuer.length + 1) : '';
}

/** Names a user in logs without revealing who it is: the start of the SHA-256 of issuer and subject. */
export function hashUser(userId: string): string {
  return hash('sha256', userId).slice(0, USER_HASH_LENGTH);
}
