-- Executions that are under way in this process. What is left here at a start was cut off with the services.
CREATE TABLE live_processes (
  process_id INTEGER PRIMARY KEY REFERENCES processes (id) ON DELETE CASCADE
) STRICT;
