import type { Database } from '#db/database.ts';

/**
 * Tells whether a row names a blob. A column that names blobs is called `blob_sha256`, in whatever table it is: a table
 * added later is covered without being listed here.
 */
export function findBlobReferences(db: Database): (sha256: string) => boolean {
  const tables = db.all<{ name: string }>(
    `SELECT tables.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND columns.name = 'blob_sha256'`,
  );
  const lookups = tables.map(({ name }) => `SELECT 1 FROM "${name}" WHERE blob_sha256 = ?1`);
  const sql = lookups.join(' UNION ALL ');
  return (sha256) => lookups.length > 0 && db.get(`${sql} LIMIT 1`, sha256) !== undefined;
}
