-- Folders watched by channels, with the number of items added or removed. Removals are not recorded elsewhere.
CREATE TABLE watched_folders (
  folder_id TEXT PRIMARY KEY,
  changes INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TRIGGER items_enter_watched_folders AFTER INSERT ON items BEGIN
  UPDATE watched_folders SET changes = changes + 1 WHERE folder_id = new.parent_id;
END;

CREATE TRIGGER items_leave_watched_folders AFTER DELETE ON items BEGIN
  UPDATE watched_folders SET changes = changes + 1 WHERE folder_id = old.parent_id;
  DELETE FROM watched_folders WHERE folder_id = old.id;
END;

CREATE TRIGGER items_change_watched_folders AFTER UPDATE OF parent_id, trashed ON items
WHEN old.parent_id IS NOT new.parent_id OR old.trashed <> new.trashed BEGIN
  UPDATE watched_folders SET changes = changes + 1 WHERE folder_id IN (old.parent_id, new.parent_id);
END;

CREATE INDEX channels_by_resource ON channels (resource, operation);

CREATE TRIGGER channels_leave_watched_folders AFTER DELETE ON channels WHEN old.operation = 'drive.files.watch' BEGIN
  DELETE FROM watched_folders WHERE folder_id = old.resource AND NOT EXISTS (
    SELECT 1 FROM channels WHERE resource = old.resource AND operation = old.operation);
END;
