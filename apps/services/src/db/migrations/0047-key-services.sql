-- The service that holds the keys of an organisation's client-side encryption, with the secret that it shares with us.
CREATE TABLE key_services (
  domain TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
