-- Key services of organisations for client-side encryption, with the secret that each shares with this service.
CREATE TABLE key_services (
  domain TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
