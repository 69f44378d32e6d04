import { createHash } from 'node:crypto';
import { generateRandomBytes } from './random-bytes.ts';

const TIME_BYTES = 6;

/**
 * Generates an item ID: 33 URL-safe characters that start with 1, as clients expect. The time follows the 1, so that items
 * created together are adjacent in indexes and a commit writes few of their pages. 144 bits are random.
 */
export function generateItemId(): string {
  const bytes = generateRandomBytes(24);
  bytes.writeUIntBE(Date.now(), 0, TIME_BYTES);
  return `1${bytes.toString('base64url')}`;
}

/** Generates the ID of a shared drive and its root folder: 19 URL-safe characters that start with 0A. */
export function generateDriveId(): string {
  return `0A${generateRandomBytes(13).toString('base64url').slice(0, 17)}`;
}

/** Generates an ID for a part of an item, such as a revision, a comment or an approval. */
export function generatePartId(): string {
  return generateRandomBytes(21).toString('base64url');
}

/** Returns the constant ID of a root folder of an account. `clientId` is '' for My Drive. */
export function toRootId(accountId: string, clientId: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([accountId, clientId]))
    .digest('base64url');
  return `1${digest.slice(0, 32)}`;
}
