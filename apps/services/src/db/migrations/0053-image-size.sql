-- Size of images in pixels, before rotation. Rotation in clockwise quarter turns that make the image upright.
ALTER TABLE item_contents ADD COLUMN image_width INTEGER;
ALTER TABLE item_contents ADD COLUMN image_height INTEGER;
ALTER TABLE item_contents ADD COLUMN image_rotation INTEGER;
INSERT INTO content_queue
  SELECT number FROM items WHERE mime_type >= 'image/' AND mime_type < 'image0' AND size_bytes > 0
    AND NOT EXISTS (SELECT 1 FROM content_queue WHERE item_number = items.number);
DELETE FROM item_contents WHERE mime_type >= 'image/' AND mime_type < 'image0';
