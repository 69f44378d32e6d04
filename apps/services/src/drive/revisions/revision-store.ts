import { notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';

/** A stored revision. Times in Unix milliseconds, flags 0 or 1. */
export type Revision = {
  /** Position among the revisions of an item. */
  position: number;
  id: string;
  mimeType: string;
  modifiedAt: number;
  modifiedBy: string | null;
  /** Content; NULL for editor documents. */
  blobSha256: string | null;
  md5: string | null;
  sha1: string | null;
  sizeBytes: number | null;
  originalFilename: string | null;
  keepForever: number;
  published: number;
  publishAuto: number;
  publishedOutsideDomain: number;
  /** Time at which a newer revision became the head. NULL for the head. */
  supersededAt: number | null;
};

const COLUMNS = `position, id, mime_type AS mimeType, modified_at AS modifiedAt, modified_by AS modifiedBy,
  blob_sha256 AS blobSha256, md5, sha1, size_bytes AS sizeBytes, original_filename AS originalFilename,
  keep_forever AS keepForever, published, publish_auto AS publishAuto,
  published_outside_domain AS publishedOutsideDomain, superseded_at AS supersededAt`;

/** Lists a page of an item's revisions, oldest first. */
export function listRevisions(
  db: Database,
  itemNumber: number,
  { after, limit }: { after: number; limit: number },
): Iterable<Revision> {
  return db.iterate<Revision>(
    `SELECT ${COLUMNS} FROM revisions WHERE item_number = ? AND position > ? ORDER BY position LIMIT ?`,
    itemNumber,
    after,
    limit,
  );
}

/** Returns the latest revision of an item, if any. */
function findHead(db: Database, itemNumber: number): Revision | undefined {
  return db.get<Revision>(
    `SELECT ${COLUMNS} FROM revisions WHERE item_number = ? ORDER BY position DESC LIMIT 1`,
    itemNumber,
  );
}

/** Returns the revision of an item with this ID, if it exists. */
export function findRevision(db: Database, itemNumber: number, id: string): Revision | undefined {
  return db.get<Revision>(`SELECT ${COLUMNS} FROM revisions WHERE item_number = ? AND id = ?`, itemNumber, id);
}

/** Returns the revision of an item with this ID, or the latest one for the ID `head`. Throws 404 if it is not found. */
export function requireRevision(db: Database, itemNumber: number, id: string): Revision {
  const revision = findRevision(db, itemNumber, id) ?? (id === 'head' ? findHead(db, itemNumber) : undefined);
  if (!revision) throw notFound('Revision', id, 'revisionId');
  return revision;
}

/** Whether a revision is the current content of its item. */
export function isHead(revision: Pick<Revision, 'supersededAt'>): boolean {
  return revision.supersededAt === null;
}

/** Deletes a revision. If it was the head, the previous one becomes the item's content again. */
export function deleteRevision(db: Database, item: Pick<Item, 'number'>, revision: Revision): void {
  db.run('DELETE FROM revisions WHERE item_number = ? AND position = ?', item.number, revision.position);
  if (!isHead(revision)) return;
  const head = findHead(db, item.number);
  if (!head) throw new Error('an item keeps at least one revision');
  db.run(
    'UPDATE revisions SET superseded_at = NULL WHERE item_number = ? AND position = ?',
    item.number,
    head.position,
  );
  db.run(
    `UPDATE items SET mime_type = ?, blob_sha256 = ?, md5 = ?, sha1 = ?, size_bytes = ?, head_revision_id = ?
     WHERE number = ?`,
    head.mimeType,
    head.blobSha256,
    head.md5,
    head.sha1,
    head.sizeBytes,
    head.id,
    item.number,
  );
}
