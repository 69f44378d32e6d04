/**
 * Lists the tables of a database that name stored content, and whether their rows belong to a file by `item_number`. A column
 * that names content is called `blob_sha256`, in whatever table it is: a table added later is covered without being listed
 * here.
 */
export const SELECT_BLOB_TABLES = `
  SELECT tables.name, EXISTS (SELECT 1 FROM pragma_table_info(tables.name) WHERE name = 'item_number') AS hasItem
  FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND columns.name = 'blob_sha256' ORDER BY tables.name`;

/** A row of `SELECT_BLOB_TABLES`. */
export type BlobTable = { name: string; hasItem: number };
