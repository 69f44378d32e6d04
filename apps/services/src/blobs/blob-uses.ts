import type { DatabaseSync } from 'node:sqlite';
import { type BlobTable, SELECT_BLOB_TABLES } from './blob-tables.ts';

/** A row that references stored content. */
export type BlobUse = {
  sha256: string;
  /** Table of the row, such as `revisions`. */
  table: string;
  /** The file that the row belongs to. Undefined for content without a file, such as the background of a shared drive. */
  fileId: string | undefined;
  fileName: string | undefined;
};

/** Lists every reference to stored content in a services database. */
export function listBlobUses(db: DatabaseSync): BlobUse[] {
  const tables = db.prepare(SELECT_BLOB_TABLES).all() as BlobTable[];
  return tables.flatMap(({ name, hasItem }) => {
    const file = name === 'items' || hasItem === 1;
    const number = name === 'items' ? 'number' : 'item_number';
    const rows = db.prepare(
      file
        ? `SELECT uses.blob_sha256 AS sha256, items.id AS fileId, items.name AS fileName
           FROM "${name}" AS uses JOIN items ON items.number = uses.${number} WHERE uses.blob_sha256 IS NOT NULL`
        : `SELECT blob_sha256 AS sha256 FROM "${name}" WHERE blob_sha256 IS NOT NULL`,
    );
    const uses = rows.all() as { sha256: string; fileId?: string; fileName?: string }[];
    return uses.map(({ sha256, fileId, fileName }) => ({ sha256, table: name, fileId, fileName }));
  });
}

/** Returns the path of a blob in the blob directory. */
export function getBlobPath(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`;
}
