-- Total size of the earlier revisions that are kept forever. Together with the latest revision, it counts towards the
-- quota.
ALTER TABLE items ADD COLUMN kept_bytes INTEGER NOT NULL DEFAULT 0;
UPDATE items SET kept_bytes = (
  SELECT coalesce(sum(r.size_bytes), 0) FROM revisions AS r
  WHERE r.item_number = items.number AND r.keep_forever = 1 AND r.superseded_at IS NOT NULL
) WHERE number IN (SELECT item_number FROM revisions WHERE keep_forever = 1 AND superseded_at IS NOT NULL);

DROP INDEX items_by_quota;
CREATE INDEX items_by_quota ON items (coalesce(size_bytes, 0) + kept_bytes, number);

CREATE TRIGGER revisions_keep AFTER UPDATE OF keep_forever, superseded_at, size_bytes ON revisions
WHEN new.keep_forever = 1 OR old.keep_forever = 1
BEGIN
  UPDATE items SET kept_bytes = (
    SELECT coalesce(sum(size_bytes), 0) FROM revisions
    WHERE item_number = new.item_number AND keep_forever = 1 AND superseded_at IS NOT NULL
  ) WHERE number = new.item_number;
END;
CREATE TRIGGER revisions_release AFTER DELETE ON revisions WHEN old.keep_forever = 1
BEGIN
  UPDATE items SET kept_bytes = (
    SELECT coalesce(sum(size_bytes), 0) FROM revisions
    WHERE item_number = old.item_number AND keep_forever = 1 AND superseded_at IS NOT NULL
  ) WHERE number = old.item_number;
END;
