-- Bearer tokens of all issuers. Only their hashes are stored.
CREATE TABLE access_tokens (
  token_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client_id TEXT NOT NULL,
  -- Full scope identifiers, separated by spaces.
  scopes TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);

-- Secrets that the services generate for themselves and retain across restarts.
CREATE TABLE service_keys (
  name TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
