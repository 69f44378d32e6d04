-- Text extracted from the content of items, with the hash and type of that content.
CREATE TABLE item_contents (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  content_sha256 TEXT NOT NULL,
  mime_type TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX item_contents_by_content ON item_contents (content_sha256, mime_type);

-- Items whose text has not been extracted yet.
CREATE TABLE content_queue (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE
) STRICT;
INSERT INTO content_queue SELECT number FROM items WHERE size_bytes > 0;

CREATE TRIGGER items_queue_content AFTER UPDATE OF blob_sha256, mime_type ON items
WHEN (new.blob_sha256 IS NOT old.blob_sha256 OR new.mime_type <> old.mime_type)
  AND NOT EXISTS (SELECT 1 FROM content_queue WHERE item_number = new.number)
BEGIN
  INSERT INTO content_queue VALUES (new.number);
END;

CREATE TRIGGER document_sources_queue_content AFTER INSERT ON document_sources
WHEN NOT EXISTS (SELECT 1 FROM content_queue WHERE item_number = new.item_number)
BEGIN
  INSERT INTO content_queue VALUES (new.item_number);
END;
