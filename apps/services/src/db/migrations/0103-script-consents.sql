-- Scopes that users granted to web apps that run as the user who opens them: full identifiers, separated by spaces.
CREATE TABLE script_consents (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  scopes TEXT NOT NULL,
  allowed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, script_id)
) STRICT;
CREATE INDEX script_consents_by_script ON script_consents (script_id);
