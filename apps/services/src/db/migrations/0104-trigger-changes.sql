-- What people see and change of triggers.
ALTER TABLE script_triggers ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1));
-- NULL for triggers from before these columns.
ALTER TABLE script_triggers ADD COLUMN created_at INTEGER;
ALTER TABLE script_triggers ADD COLUMN updated_at INTEGER;
ALTER TABLE script_triggers ADD COLUMN modified_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
-- Set while a trigger that was deleted can be restored.
ALTER TABLE script_triggers ADD COLUMN deleted_at INTEGER;
-- The process of the run that began last. Processes may be gone before their trigger.
ALTER TABLE script_triggers ADD COLUMN last_process_id INTEGER;
CREATE INDEX script_triggers_by_modifier ON script_triggers (modified_by);
-- Who changed a property last, and when; NULL for properties from before these columns.
ALTER TABLE script_properties ADD COLUMN updated_at INTEGER;
ALTER TABLE script_properties ADD COLUMN modified_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX script_properties_by_modifier ON script_properties (modified_by);
