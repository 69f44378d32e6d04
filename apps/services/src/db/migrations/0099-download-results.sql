-- The converted content of a downloaded document.
ALTER TABLE download_operations ADD COLUMN blob_sha256 TEXT;
ALTER TABLE download_operations ADD COLUMN size_bytes INTEGER;
CREATE INDEX download_operations_by_blob ON download_operations (blob_sha256);
