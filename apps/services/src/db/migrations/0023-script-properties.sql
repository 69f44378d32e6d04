-- Text that scripts keep between their runs.
CREATE TABLE script_properties (
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  store TEXT NOT NULL CHECK (store IN ('script', 'user', 'document')),
  -- Whose they are in the user store; empty in the others, which everybody who runs the script shares.
  account_id TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (script_id, store, account_id, key)
) STRICT, WITHOUT ROWID;
