-- Mail of the services. It is not sent but shown on their mailbox page.
CREATE TABLE outbox_messages (
  number INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL COLLATE NOCASE,
  sender TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_messages_by_recipient ON outbox_messages (recipient, number);
