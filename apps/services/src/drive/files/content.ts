import type { UploadedMedia } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { checkPinLimit } from '#drive/revisions/pinned-revisions.ts';
import { purgeSurplusRevisions } from '#drive/revisions/purge-revisions.ts';
import type { Item } from '#items/item.ts';
import { generatePartId } from '#items/item-id.ts';
import type { NewItem } from '#items/items.ts';

/** Content of an empty file, for which nothing has to be stored. */
export const EMPTY_BLOB: UploadedMedia['blob'] = {
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  sha1: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  md5: 'd41d8cd98f00b204e9800998ecf8427e',
  sizeBytes: 0,
};

type Revision = {
  /** Generated if missing. */
  id?: string;
  blob: UploadedMedia['blob'];
  mimeType: string;
  accountId: string;
  modifiedAt: number;
  /** Time of the upload, at which the former head revision becomes old. Defaults to the modification time. */
  storedAt?: number;
  keepForever: boolean;
};

/** Returns the content fields of an item from its first revision. */
export function toFirstContent({
  blob,
  id,
}: {
  blob: UploadedMedia['blob'];
  id: string;
}): NonNullable<NewItem['content']> {
  return { blobSha256: blob.sha256, md5: blob.md5, sha1: blob.sha1, sizeBytes: blob.sizeBytes, headRevisionId: id };
}

/**
 * Adds a head revision with the given bytes to an item. Throws 400 if it should be kept forever but too many others are. Call it
 * in a transaction.
 */
export function putContent(db: Database, item: Pick<Item, 'number' | 'name'>, revision: Revision): void {
  const { blob, mimeType, modifiedAt } = revision;
  const id = revision.id ?? generatePartId();
  if (revision.keepForever) checkPinLimit(db, item.number);
  db.run(
    'UPDATE revisions SET superseded_at = ? WHERE item_number = ? AND superseded_at IS NULL',
    revision.storedAt ?? modifiedAt,
    item.number,
  );
  insertRevision(db, item, { ...revision, id });
  db.run(
    `UPDATE items SET mime_type = ?, blob_sha256 = ?, md5 = ?, sha1 = ?, size_bytes = ?, head_revision_id = ?
     WHERE number = ?`,
    mimeType,
    blob.sha256,
    blob.md5,
    blob.sha1,
    blob.sizeBytes,
    id,
    item.number,
  );
  db.run('DELETE FROM thumbnail_hints WHERE item_number = ?', item.number);
  purgeSurplusRevisions(db, item.number);
}

/** Adds a revision after those of an item, without changing the item itself. */
export function insertRevision(
  db: Database,
  item: Pick<Item, 'number' | 'name'>,
  revision: Revision & { id: string },
): void {
  const { blob } = revision;
  db.run(
    `INSERT INTO revisions (item_number, position, id, mime_type, modified_at, modified_by, blob_sha256, md5, sha1,
       size_bytes, original_filename, keep_forever)
     VALUES (?1, (SELECT coalesce(max(position), 0) + 1 FROM revisions WHERE item_number = ?1), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    item.number,
    revision.id,
    revision.mimeType,
    revision.modifiedAt,
    revision.accountId,
    blob.sha256,
    blob.md5,
    blob.sha1,
    blob.sizeBytes,
    item.name,
    revision.keepForever ? 1 : 0,
  );
}
