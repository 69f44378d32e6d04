-- The files that an app has made for an account: a token for single files opens these alone. By their ids, as the log of
-- changes tells of files that are gone.
CREATE TABLE app_files (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  PRIMARY KEY (account_id, client_id, item_id)
) STRICT, WITHOUT ROWID;
