-- Items whose words are to be put in the search indexes anew, as these now take texts in another form (search-text.ts).
CREATE TABLE text_queue (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE
) STRICT;
INSERT INTO text_queue SELECT number FROM items;
