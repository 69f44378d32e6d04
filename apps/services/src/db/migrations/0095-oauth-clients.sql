-- Programs that users sign in to besides the console, registered by command. Of a secret only the hash is stored.
CREATE TABLE oauth_clients (
  client_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('installed', 'web')),
  secret_hash TEXT NOT NULL,
  -- A JSON array; empty for installed programs, which are called back on the user's own machine.
  redirect_uris TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
