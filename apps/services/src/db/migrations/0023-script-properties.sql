-- Properties that scripts store between runs.
CREATE TABLE script_properties (
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  store TEXT NOT NULL CHECK (store IN ('script', 'user', 'document')),
  -- Owner of a user property. Empty in the other stores, which all users of the script share.
  account_id TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (script_id, store, account_id, key)
) STRICT, WITHOUT ROWID;
