import type { Database } from '#db/database.ts';
import { type BlobTable, SELECT_BLOB_TABLES } from './blob-tables.ts';

/** Returns a function that reports whether any row references a blob. */
export function findBlobReferences(db: Database): (sha256: string) => boolean {
  const tables = db.all<BlobTable>(SELECT_BLOB_TABLES);
  const lookups = tables.map(({ name }) => `SELECT 1 FROM "${name}" WHERE blob_sha256 = ?1`);
  const sql = lookups.join(' UNION ALL ');
  return (sha256) => lookups.length > 0 && db.get(`${sql} LIMIT 1`, sha256) !== undefined;
}
