-- What the identity provider remembers between requests: codes, tokens, grants, sessions, interactions. Rows are named
-- by the SHA-256 of their id, and the id does not occur in the payload: a copy of this table signs nobody in.
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

-- Recent attempts to sign in that have not succeeded, by account and address and by address alone.
CREATE TABLE sign_in_attempts (
  attempt_key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  first_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (first_at);
