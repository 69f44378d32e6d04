-- Number of items in the drive, without its root folder. Stored because counting them for each new item would take too
-- long in large drives.
ALTER TABLE drives ADD COLUMN item_count INTEGER NOT NULL DEFAULT 0;
UPDATE drives SET item_count = (SELECT count(*) FROM items WHERE drive_id = drives.id AND is_root = 0);
CREATE TRIGGER items_enter_drive AFTER INSERT ON items WHEN NEW.drive_id IS NOT NULL AND NEW.is_root = 0
BEGIN
  UPDATE drives SET item_count = item_count + 1 WHERE id = NEW.drive_id;
END;
CREATE TRIGGER items_leave_drive AFTER DELETE ON items WHEN OLD.drive_id IS NOT NULL AND OLD.is_root = 0
BEGIN
  UPDATE drives SET item_count = item_count - 1 WHERE id = OLD.drive_id;
END;
CREATE TRIGGER items_change_drive AFTER UPDATE OF drive_id ON items WHEN OLD.drive_id IS NOT NEW.drive_id
BEGIN
  UPDATE drives SET item_count = item_count - 1 WHERE id = OLD.drive_id;
  UPDATE drives SET item_count = item_count + 1 WHERE id = NEW.drive_id;
END;
