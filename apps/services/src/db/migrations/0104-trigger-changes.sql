-- Fields of triggers that users can view and change.
ALTER TABLE script_triggers ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1));
-- NULL for triggers created before this migration.
ALTER TABLE script_triggers ADD COLUMN created_at INTEGER;
ALTER TABLE script_triggers ADD COLUMN updated_at INTEGER;
ALTER TABLE script_triggers ADD COLUMN modified_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
-- Deletion time of a trigger that can still be restored.
ALTER TABLE script_triggers ADD COLUMN deleted_at INTEGER;
-- Process of the run that started last. The process may be deleted before the trigger.
ALTER TABLE script_triggers ADD COLUMN last_process_id INTEGER;
CREATE INDEX script_triggers_by_modifier ON script_triggers (modified_by);
-- Time and author of the last change of a property. NULL for properties last changed before this migration.
ALTER TABLE script_properties ADD COLUMN updated_at INTEGER;
ALTER TABLE script_properties ADD COLUMN modified_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX script_properties_by_modifier ON script_properties (modified_by);
