/**
 * Lists the database tables that reference stored content, and whether their rows belong to a file by `item_number`. The column
 * is named `blob_sha256` in every table, so tables added later are included automatically.
 */
export const SELECT_BLOB_TABLES = `
  SELECT tables.name, EXISTS (SELECT 1 FROM pragma_table_info(tables.name) WHERE name = 'item_number') AS hasItem
  FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND columns.name = 'blob_sha256' ORDER BY tables.name`;

/** A row of `SELECT_BLOB_TABLES`. */
export type BlobTable = { name: string; hasItem: number };
