-- Extracted text is now stored in the form of the search indexes, and up to a greater length. Queues texts that this
-- affects: truncated texts and those with non-ASCII characters.
CREATE TEMPORARY TABLE outdated AS
  SELECT item_number FROM item_contents WHERE length(text) >= 131000 OR text GLOB '*[' || char(128) || '-' || char(1114111) || ']*';
INSERT OR IGNORE INTO content_queue SELECT item_number FROM outdated;
DELETE FROM item_contents WHERE item_number IN (SELECT item_number FROM outdated);
DROP TABLE outdated;
