-- Body of the request that created the drive. A repeated request must have the same body.
ALTER TABLE drives ADD COLUMN request_body TEXT;
-- Custom background images, which replace those of the themes. left_edge, top_edge and width describe the visible part,
-- as fractions of the image.
CREATE TABLE drive_backgrounds (
  drive_id TEXT PRIMARY KEY REFERENCES drives (id) ON DELETE CASCADE,
  blob_sha256 TEXT NOT NULL,
  mime_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  left_edge REAL NOT NULL,
  top_edge REAL NOT NULL,
  width REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX drive_backgrounds_by_blob ON drive_backgrounds (blob_sha256);
