-- Text is now also extracted from messages and archives. Queues the existing ones.
DELETE FROM item_contents WHERE mime_type IN ('message/rfc822', 'application/zip', 'application/x-zip-compressed');
INSERT OR IGNORE INTO content_queue
  SELECT number FROM items
  WHERE mime_type IN ('message/rfc822', 'application/zip', 'application/x-zip-compressed') AND size_bytes > 0;
