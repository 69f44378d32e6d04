-- What the request that made the drive asked for: a repeated request has to ask for the same.
ALTER TABLE drives ADD COLUMN request_body TEXT;
-- An image of the members' own in place of that of the theme. The corner and the width of the part that is shown are
-- fractions of the width and the height of the whole image.
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
