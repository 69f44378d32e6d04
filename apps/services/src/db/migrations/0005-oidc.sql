-- State of the identity provider: codes, tokens, grants, sessions, interactions. The key is the SHA-256 hash of the ID,
-- and the payload does not contain the ID, so a copy of this table cannot be used to sign in.
CREATE TABLE oidc_payloads (
  model TEXT NOT NULL,
  id_hash TEXT NOT NULL,
  payload TEXT NOT NULL,
  grant_id TEXT,
  uid TEXT,
  consumed_at INTEGER,
  expires_at INTEGER,
  PRIMARY KEY (model, id_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX oidc_payloads_by_grant ON oidc_payloads (grant_id, model) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_payloads_by_uid ON oidc_payloads (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_payloads_by_expiry ON oidc_payloads (expires_at) WHERE expires_at IS NOT NULL;

-- Recent failed sign-in attempts, counted per account and address, and per address.
CREATE TABLE sign_in_attempts (
  attempt_key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  first_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (first_at);
