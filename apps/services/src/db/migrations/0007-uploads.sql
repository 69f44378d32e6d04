-- Resumable uploads that are in progress or have recently ended. Their bytes are stored in files named after the
-- session ID.
CREATE TABLE upload_sessions (
  -- SHA-256 hash of the secret in the session's URL.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client_id TEXT NOT NULL,
  scopes TEXT NOT NULL,
  -- The validated initiating request: operation, parameters as JSON, body as JSON.
  operation_id TEXT NOT NULL,
  params TEXT NOT NULL,
  body TEXT,
  content_type TEXT,
  -- NULL until the client specifies it.
  total_bytes INTEGER,
  -- The response of the operation as JSON, after it has run.
  result TEXT,
  touched_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_sessions_by_age ON upload_sessions (touched_at);
CREATE INDEX upload_sessions_by_account ON upload_sessions (account_id);
