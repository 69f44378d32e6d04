-- Items to reindex for search, because the form of the indexed text has changed (search-text.ts).
CREATE TABLE text_queue (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE
) STRICT;
INSERT INTO text_queue SELECT number FROM items;
