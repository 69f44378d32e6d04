-- Script projects are items: their names, users, times and folders are stored in the items table.
CREATE TABLE script_projects (
  script_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  -- Container document of a bound project. NULL for a standalone project.
  parent_id TEXT,
  -- Snapshot that HEAD refers to.
  head_snapshot_id INTEGER NOT NULL REFERENCES script_snapshots (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX script_projects_by_head ON script_projects (head_snapshot_id);

-- An immutable set of files. Saving content moves HEAD to a new snapshot. The snapshot of a version never changes.
CREATE TABLE script_snapshots (
  id INTEGER PRIMARY KEY,
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX script_snapshots_by_script ON script_snapshots (script_id);

CREATE TABLE script_files (
  snapshot_id INTEGER NOT NULL REFERENCES script_snapshots (id) ON DELETE CASCADE,
  -- Position in the project. Files are loaded in this order.
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('SERVER_JS', 'HTML', 'JSON')),
  source TEXT NOT NULL,
  last_modify_account_id TEXT REFERENCES accounts (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (snapshot_id, position),
  UNIQUE (snapshot_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX script_files_by_last_modify_account ON script_files (last_modify_account_id);

CREATE TABLE script_versions (
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  version_number INTEGER NOT NULL CHECK (version_number > 0),
  snapshot_id INTEGER NOT NULL REFERENCES script_snapshots (id),
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (script_id, version_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX script_versions_by_snapshot ON script_versions (snapshot_id);

CREATE TABLE script_deployments (
  deployment_id TEXT PRIMARY KEY,
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  -- NULL for the read-only deployment that always follows HEAD.
  version_number INTEGER,
  manifest_file_name TEXT NOT NULL,
  description TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  FOREIGN KEY (script_id, version_number) REFERENCES script_versions (script_id, version_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX script_deployments_by_script ON script_deployments (script_id, updated_at, deployment_id);
CREATE UNIQUE INDEX script_head_deployments ON script_deployments (script_id) WHERE version_number IS NULL;
CREATE INDEX script_deployments_by_version ON script_deployments (script_id, version_number);

-- Groups of executions that have all filterable fields except times in common. A million executions have only thousands
-- of series, so filters are applied to series, and executions are read only for the returned page.
CREATE TABLE process_series (
  id INTEGER PRIMARY KEY,
  script_id TEXT NOT NULL REFERENCES script_projects (script_id) ON DELETE CASCADE,
  -- Empty if no deployment ran (editor, triggers). Executions remain after their deployment is deleted.
  deployment_id TEXT NOT NULL,
  function_name TEXT NOT NULL,
  process_type TEXT NOT NULL,
  process_status TEXT NOT NULL,
  -- Access level that the user who ran the script had at that time.
  user_access_level TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  runtime_version TEXT NOT NULL,
  UNIQUE (
    script_id, deployment_id, function_name, process_type, process_status, user_access_level, account_id,
    runtime_version
  )
) STRICT;
CREATE INDEX process_series_by_account ON process_series (account_id);
CREATE INDEX process_series_by_deployment ON process_series (deployment_id);

CREATE TABLE processes (
  id INTEGER PRIMARY KEY,
  series_id INTEGER NOT NULL REFERENCES process_series (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  -- NULL until the execution ends.
  ended_at INTEGER CHECK (ended_at >= started_at)
) STRICT;
CREATE INDEX processes_by_series ON processes (series_id, started_at, id, ended_at);
CREATE INDEX processes_by_start ON processes (started_at, id, series_id, ended_at);

CREATE TABLE process_errors (
  process_id INTEGER PRIMARY KEY REFERENCES processes (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  message TEXT NOT NULL,
  -- JSON array of {function, file, lineNumber}, innermost first.
  stack TEXT NOT NULL
) STRICT;

CREATE TABLE process_logs (
  process_id INTEGER NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  logged_at INTEGER NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('DEBUG', 'INFO', 'WARNING', 'ERROR')),
  text TEXT NOT NULL,
  PRIMARY KEY (process_id, position)
) STRICT, WITHOUT ROWID;
