-- Resumable uploads that are under way or have just ended. Their bytes lie in files named by the session's id.
CREATE TABLE upload_sessions (
  -- SHA-256 of the secret in the session's address.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client_id TEXT NOT NULL,
  scopes TEXT NOT NULL,
  -- The initiating request, validated: operation, parameters as JSON, body as JSON.
  operation_id TEXT NOT NULL,
  params TEXT NOT NULL,
  body TEXT,
  content_type TEXT,
  -- NULL while the client has not said it.
  total_bytes INTEGER,
  -- The answer of the operation as JSON, once it has run.
  result TEXT,
  touched_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_sessions_by_age ON upload_sessions (touched_at);
CREATE INDEX upload_sessions_by_account ON upload_sessions (account_id);
