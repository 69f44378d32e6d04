import type { StoredBlob } from '#blobs/blob-store.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toLinkEnd } from '#drive/send-image.ts';

/** Where the small pictures of files are found. */
export const THUMBNAIL_PATH = '/images/thumbnails/';

const MAX_SUPPLIED_BYTES = 2 * 2 ** 20;
const BASE64 = /^[\w+/-]+={0,2}$/u;

/** A small picture in the blob store, always JPEG. */
export type Thumbnail = { sha256: string; sizeBytes: number };

/** The small picture of an item with its version, if there is one. */
export function findThumbnail(db: Database, itemNumber: number): (Thumbnail & { version: number }) | undefined {
  return db.get<Thumbnail & { version: number }>(
    'SELECT blob_sha256 AS sha256, size_bytes AS sizeBytes, version FROM thumbnails WHERE item_number = ?',
    itemNumber,
  );
}

/** Makes this the small picture of an item, or leaves the item without one. */
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
 * Keeps the picture that a client gives for a file in case the service can make none of the content. Throws 400 for
 * what is no Base64 or too large. Call it in the transaction that changed the file, after the content was changed.
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

/** The picture that a client gave for what an item holds now, if one did. */
export function findSuppliedThumbnail(db: Database, itemNumber: number): Uint8Array | undefined {
  const sql = 'SELECT image FROM thumbnail_hints WHERE item_number = ?';
  return db.get<{ image: Uint8Array }>(sql, itemNumber)?.image;
}

/**
 * Address of the small picture of an item for one person. It holds for some hours, as long as the person has access.
 */
export function toThumbnailLink(
  { db, clock, settings }: { db: Database; clock: Clock; settings: ServiceSettings },
  { itemId, accountId, version }: { itemId: string; accountId: string; version: number },
): string {
  const expiresAt = toLinkEnd(clock.nowMs());
  const token = thumbnailTokens(db).write([itemId, accountId, expiresAt, version]);
  return `${settings.publicOrigin}${THUMBNAIL_PATH}${token}`;
}

/** Item and person of a link; undefined for a link that does not hold, or no longer. */
export function readThumbnailToken(
  db: Database,
  token: string,
  nowMs: number,
): { itemId: string; accountId: string } | undefined {
  const [itemId, accountId, expiresAt] = thumbnailTokens(db).read(token) ?? [];
  if (typeof itemId !== 'string' || typeof accountId !== 'string' || Number(expiresAt) <= nowMs) return undefined;
  return { itemId, accountId };
}

function thumbnailTokens(db: Database): SignedTokens {
  return new SignedTokens(db, ['thumbnail']);
}
