import type { StoredBlob } from '#blobs/blob-store.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toLinkExpiry } from '#drive/send-image.ts';

/** Path prefix of thumbnails. */
export const THUMBNAIL_PATH = '/images/thumbnails/';

const MAX_SUPPLIED_BYTES = 2 * 2 ** 20;
const BASE64 = /^[\w+/-]+={0,2}$/u;

/** A thumbnail in the blob store, always JPEG. */
export type Thumbnail = { sha256: string; sizeBytes: number };

/** Returns the thumbnail of an item with its version, if any. */
export function findThumbnail(db: Database, itemNumber: number): (Thumbnail & { version: number }) | undefined {
  return db.get<Thumbnail & { version: number }>(
    'SELECT blob_sha256 AS sha256, size_bytes AS sizeBytes, version FROM thumbnails WHERE item_number = ?',
    itemNumber,
  );
}

/** Sets or removes the thumbnail of an item. */
export function putThumbnail(
  db: Database,
  itemNumber: number,
  thumbnail: Pick<StoredBlob, 'sha256' | 'sizeBytes'> | undefined,
): void {
  if (!thumbnail) {
    db.run('DELETE FROM thumbnails WHERE item_number = ?', itemNumber);
    return;
  }
  db.run(
    `INSERT INTO thumbnails (item_number, blob_sha256, size_bytes, version)
     SELECT number, ?2, ?3, version FROM items WHERE number = ?1
     ON CONFLICT (item_number) DO UPDATE SET blob_sha256 = excluded.blob_sha256, size_bytes = excluded.size_bytes,
       version = max(excluded.version, version + 1)
     WHERE blob_sha256 <> excluded.blob_sha256`,
    itemNumber,
    thumbnail.sha256,
    thumbnail.sizeBytes,
  );
}

/**
 * Stores a client-supplied thumbnail, used if the service cannot create one from the content. Throws 400 if it is not Base64 or
 * too large. Call it in the transaction that changed the file, after the content change.
 */
export function putSuppliedThumbnail(db: Database, itemNumber: number, image: string | undefined): void {
  if (typeof image !== 'string') return;
  const bytes = Buffer.from(image, 'base64url');
  if (!BASE64.test(image) || bytes.length > MAX_SUPPLIED_BYTES) {
    throw globalError(400, 'invalid', 'Invalid Value', 'contentHints.thumbnail.image');
  }
  db.run('INSERT OR REPLACE INTO thumbnail_hints (item_number, image) VALUES (?, ?)', itemNumber, bytes);
  db.run('INSERT OR IGNORE INTO content_queue (item_number) VALUES (?)', itemNumber);
}

/** Returns the client-supplied thumbnail for an item's current content, if any. */
export function findSuppliedThumbnail(db: Database, itemNumber: number): Uint8Array | undefined {
  const sql = 'SELECT image FROM thumbnail_hints WHERE item_number = ?';
  return db.get<{ image: Uint8Array }>(sql, itemNumber)?.image;
}

/** Returns a user's thumbnail URL of an item. It is valid for some hours, while the user has access. */
export function toThumbnailLink(
  { db, clock, settings }: { db: Database; clock: Clock; settings: ServiceSettings },
  { itemId, accountId, version }: { itemId: string; accountId: string; version: number },
): string {
  const expiresAt = toLinkExpiry(clock.nowMs());
  const token = createThumbnailTokens(db).write([itemId, accountId, expiresAt, version]);
  return `${settings.publicOrigin}${THUMBNAIL_PATH}${token}`;
}

/** Returns the item and user of a link, or undefined if the link is invalid or has expired. */
export function readThumbnailToken(
  db: Database,
  token: string,
  nowMs: number,
): { itemId: string; accountId: string } | undefined {
  const [itemId, accountId, expiresAt] = createThumbnailTokens(db).read(token) ?? [];
  if (typeof itemId !== 'string' || typeof accountId !== 'string' || Number(expiresAt) <= nowMs) return undefined;
  return { itemId, accountId };
}

function createThumbnailTokens(db: Database): SignedTokens {
  return new SignedTokens(db, ['thumbnail']);
}
