-- Texts of contents are stored as the search indexes take them, and further than before. Those that differ wait to be read anew:
-- those that were cut, and those with other characters than ASCII.
CREATE TEMPORARY TABLE outdated AS
  SELECT item_number FROM item_contents WHERE length(text) >= 131000 OR text GLOB '*[' || char(128) || '-' || char(1114111) || ']*';
INSERT OR IGNORE INTO content_queue SELECT item_number FROM outdated;
DELETE FROM item_contents WHERE item_number IN (SELECT item_number FROM outdated);
DROP TABLE outdated;
