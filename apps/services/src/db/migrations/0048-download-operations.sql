-- Requested downloads. Each is retained for a day. Their results are derived from these columns.
DROP TABLE operations;
CREATE TABLE download_operations (
  name TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  -- Format that a document is exported to. NULL for unconverted content.
  target_type TEXT,
  -- NULL for the latest revision.
  revision_id TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX download_operations_by_age ON download_operations (created_at);
CREATE INDEX download_operations_by_account ON download_operations (account_id);
CREATE INDEX download_operations_by_item ON download_operations (item_number);
