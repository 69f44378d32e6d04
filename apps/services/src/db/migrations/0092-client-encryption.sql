-- Client-side encryption details of files, as JSON. The service stores them without interpreting them.
CREATE TABLE client_encryption (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  details TEXT NOT NULL
) STRICT;
