-- Content of editor documents by revision: the imported bytes, unchanged.
CREATE TABLE document_sources (
  item_number INTEGER NOT NULL,
  position INTEGER NOT NULL,
  mime_type TEXT NOT NULL,
  blob_sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  PRIMARY KEY (item_number, position),
  FOREIGN KEY (item_number, position) REFERENCES revisions (item_number, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX document_sources_by_blob ON document_sources (blob_sha256);

-- Long-running operations. Each is retained for a day.
CREATE TABLE operations (
  name TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  -- JSON, as returned to clients.
  metadata TEXT NOT NULL,
  response TEXT NOT NULL
) STRICT;
CREATE INDEX operations_by_age ON operations (created_at);
CREATE INDEX operations_by_account ON operations (account_id);
