-- Deduplicated texts of script files. A version takes up only the space of the files it changed.
CREATE TABLE script_sources (
  sha256 TEXT PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
INSERT OR IGNORE INTO script_sources (sha256, text) SELECT sha256(source), source FROM script_files;

CREATE TABLE new_script_files (
  snapshot_id INTEGER NOT NULL REFERENCES script_snapshots (id) ON DELETE CASCADE,
  -- Position in the project. Files are loaded in this order.
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('SERVER_JS', 'HTML', 'JSON')),
  source_sha256 TEXT NOT NULL REFERENCES script_sources (sha256),
  last_modify_account_id TEXT REFERENCES accounts (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (snapshot_id, position),
  UNIQUE (snapshot_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO new_script_files
  (snapshot_id, position, name, type, source_sha256, last_modify_account_id, created_at, updated_at)
  SELECT snapshot_id, position, name, type, sha256(source), last_modify_account_id, created_at, updated_at
  FROM script_files;
DROP TABLE script_files;
ALTER TABLE new_script_files RENAME TO script_files;
CREATE INDEX script_files_by_last_modify_account ON script_files (last_modify_account_id);
CREATE INDEX script_files_by_source ON script_files (source_sha256);

CREATE TRIGGER script_files_leave_sources AFTER DELETE ON script_files BEGIN
  DELETE FROM script_sources WHERE sha256 = old.source_sha256
    AND NOT EXISTS (SELECT 1 FROM script_files WHERE source_sha256 = old.source_sha256);
END;
