-- Queues items that are created with content for text extraction, like items whose content changes.
CREATE TRIGGER items_queue_first_content AFTER INSERT ON items WHEN new.blob_sha256 IS NOT NULL AND new.size_bytes > 0
BEGIN
  INSERT INTO content_queue VALUES (new.number);
END;
