-- Functions that run automatically on a schedule.
CREATE TABLE script_triggers (
  trigger_id TEXT PRIMARY KEY,
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  function_name TEXT NOT NULL,
  -- Creator, on whose behalf the function runs.
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  interval_ms INTEGER NOT NULL CHECK (interval_ms >= 60000),
  next_run_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX script_triggers_by_time ON script_triggers (next_run_at);
CREATE INDEX script_triggers_by_script ON script_triggers (script_id, account_id);
CREATE INDEX script_triggers_by_account ON script_triggers (account_id);
