-- Executions in progress in this server process. Rows that exist at startup belong to interrupted executions.
CREATE TABLE live_processes (
  process_id INTEGER PRIMARY KEY REFERENCES processes (id) ON DELETE CASCADE
) STRICT;
