-- Open watch channels. Rows are deleted when a channel is stopped or expires.
CREATE TABLE channels (
  -- Never reused, because a delivery may outlive its channel.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id TEXT NOT NULL,
  -- Chosen by the client.
  id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Operation that opened the channel, such as calendar.events.watch, and its parameters as a JSON object.
  operation TEXT NOT NULL,
  params TEXT NOT NULL,
  -- Key of the watched resource. Its format depends on the operation.
  resource TEXT NOT NULL,
  -- ID of the watched resource, as sent to clients.
  resource_id TEXT NOT NULL,
  resource_uri TEXT NOT NULL,
  token TEXT,
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Sequence number of the last change that was checked for notifications.
  place INTEGER NOT NULL,
  -- State that the operation needs to detect further changes, in its own format.
  memory TEXT NOT NULL,
  last_message_number INTEGER NOT NULL,
  UNIQUE (client_id, id)
) STRICT;
CREATE INDEX channels_by_place ON channels (operation, place);
CREATE INDEX channels_by_expiry ON channels (expires_at);
CREATE INDEX channels_by_account ON channels (account_id);

-- All channel IDs ever used. Clients cannot reuse them.
CREATE TABLE channel_ids (
  client_id TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (client_id, id)
) STRICT, WITHOUT ROWID;

-- Notifications that receivers have not accepted yet.
CREATE TABLE notifications (
  channel_number INTEGER NOT NULL REFERENCES channels (number) ON DELETE CASCADE,
  message_number INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- Comma-separated parts that changed. Empty if the notification does not list them.
  changed TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (channel_number, message_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX notifications_by_due ON notifications (due_at);
