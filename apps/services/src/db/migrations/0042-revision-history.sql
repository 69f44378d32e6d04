-- Time at which a newer revision replaced this one as the head. NULL for the head.
ALTER TABLE revisions ADD COLUMN superseded_at INTEGER;
UPDATE revisions SET superseded_at = (
  SELECT n.modified_at FROM revisions AS n
  WHERE n.item_number = revisions.item_number AND n.position > revisions.position
  ORDER BY n.position LIMIT 1
);
CREATE INDEX revisions_superseded ON revisions (superseded_at) WHERE superseded_at IS NOT NULL AND keep_forever = 0;
CREATE INDEX revisions_kept ON revisions (item_number) WHERE keep_forever = 1;
