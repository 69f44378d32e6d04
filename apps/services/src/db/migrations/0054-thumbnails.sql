-- Camera metadata of an image, as the JSON fields returned to clients. NULL if there is none.
ALTER TABLE item_contents ADD COLUMN image_camera TEXT;

-- JPEG thumbnails of items. version is the version of the item when its thumbnail was stored.
CREATE TABLE thumbnails (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  blob_sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX thumbnails_by_blob ON thumbnails (blob_sha256);

-- Thumbnails uploaded by clients for files that the service cannot render. They are deleted when the content changes.
CREATE TABLE thumbnail_hints (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  image BLOB NOT NULL
) STRICT;

-- Rereads images of which only the size was extracted.
INSERT INTO content_queue
  SELECT number FROM items WHERE mime_type >= 'image/' AND mime_type < 'image0' AND size_bytes > 0
    AND NOT EXISTS (SELECT 1 FROM content_queue WHERE item_number = items.number);
DELETE FROM item_contents WHERE mime_type >= 'image/' AND mime_type < 'image0';
