-- OAuth clients other than the console, registered from the command line. Only the hash of a secret is stored.
CREATE TABLE oauth_clients (
  client_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('installed', 'web')),
  secret_hash TEXT NOT NULL,
  -- A JSON array. Empty for installed programs, which use redirects to the user's own machine.
  redirect_uris TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
