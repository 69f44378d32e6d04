-- How a client has encrypted the content of a file, as JSON; the service keeps it and does not look into it.
CREATE TABLE client_encryption (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  details TEXT NOT NULL
) STRICT;
