import { createHash, randomBytes } from 'node:crypto';

/** A new item id: 33 URL-safe characters that start with 1, as clients know them. */
export function newItemId(): string {
  return `1${randomBytes(24).toString('base64url')}`;
}

/** A new id of a shared drive and of its root folder: 19 URL-safe characters that start with 0A. */
export function newDriveId(): string {
  return `0A${randomBytes(13).toString('base64url').slice(0, 17)}`;
}

/** A new id for something inside an item, such as a revision, a comment or an approval. */
export function newPartId(): string {
  return randomBytes(21).toString('base64url');
}

/** The id of a root folder of an account: always the same one. `clientId` is '' for My Drive. */
export function toRootId(accountId: string, clientId: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([accountId, clientId]))
    .digest('base64url');
  return `1${digest.slice(0, 32)}`;
}
