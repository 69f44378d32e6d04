-- Words of what a new item holds from the start are read as those of content that it gets later.
CREATE TRIGGER items_queue_first_content AFTER INSERT ON items WHEN new.blob_sha256 IS NOT NULL AND new.size_bytes > 0
BEGIN
  INSERT INTO content_queue VALUES (new.number);
END;
