-- Files that an app created for an account. Tokens with per-file access can open only these. Stored by ID, because the
-- change log also lists deleted files.
CREATE TABLE app_files (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  PRIMARY KEY (account_id, client_id, item_id)
) STRICT, WITHOUT ROWID;
