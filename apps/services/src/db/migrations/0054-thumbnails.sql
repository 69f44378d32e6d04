-- What the camera noted in a picture, as the JSON of the members that clients get; NULL for nothing.
ALTER TABLE item_contents ADD COLUMN image_camera TEXT;

-- Small pictures of what items hold, as JPEG. The version is that of the item when the picture was stored.
CREATE TABLE thumbnails (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  blob_sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX thumbnails_by_blob ON thumbnails (blob_sha256);

-- Pictures that clients gave for files of which the service makes none. They go when the content changes.
CREATE TABLE thumbnail_hints (
  item_number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
  image BLOB NOT NULL
) STRICT;

-- Pictures that have been read for their size alone are read again.
INSERT INTO content_queue
  SELECT number FROM items WHERE mime_type >= 'image/' AND mime_type < 'image0' AND size_bytes > 0
    AND NOT EXISTS (SELECT 1 FROM content_queue WHERE item_number = items.number);
DELETE FROM item_contents WHERE mime_type >= 'image/' AND mime_type < 'image0';
