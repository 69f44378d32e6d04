-- Watch channels that are open. Rows go when a channel is stopped or expires.
CREATE TABLE channels (
  -- Never given twice: a delivery may end after its channel.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id TEXT NOT NULL,
  -- Chosen by the client.
  id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Operation that opened it, such as calendar.events.watch, and its parameters as a JSON object.
  operation TEXT NOT NULL,
  params TEXT NOT NULL,
  -- Key of the watched thing, in the terms of the operation.
  resource TEXT NOT NULL,
  -- What clients know the watched thing by.
  resource_id TEXT NOT NULL,
  resource_uri TEXT NOT NULL,
  token TEXT,
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Place in the order of changes up to which everything has been told.
  place INTEGER NOT NULL,
  -- What the operation has to know of the watched thing to tell what changed, as JSON.
  memory TEXT NOT NULL,
  last_message_number INTEGER NOT NULL,
  UNIQUE (client_id, id)
) STRICT;
CREATE INDEX channels_by_place ON channels (operation, place);
CREATE INDEX channels_by_expiry ON channels (expires_at);
CREATE INDEX channels_by_account ON channels (account_id);

-- Every channel id that was ever used: none is taken twice.
CREATE TABLE channel_ids (
  client_id TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (client_id, id)
) STRICT, WITHOUT ROWID;

-- Messages that receivers have not accepted yet.
CREATE TABLE notifications (
  channel_number INTEGER NOT NULL REFERENCES channels (number) ON DELETE CASCADE,
  message_number INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- Parts that changed, with commas between them; empty when that is not told.
  changed TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (channel_number, message_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX notifications_by_due ON notifications (due_at);
