-- What a trigger may do: the full scope identifiers, separated by spaces, that the run which made it had.
ALTER TABLE script_triggers ADD COLUMN scopes TEXT NOT NULL DEFAULT '';
-- On whose behalf a deployment runs for others, and the scopes of the token that deployed it. Deployments from before
-- have neither: they do not run until they are deployed again.
ALTER TABLE script_deployments ADD COLUMN deployed_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
ALTER TABLE script_deployments ADD COLUMN deployed_scopes TEXT NOT NULL DEFAULT '';
-- A trigger that runs once, and the day of the month of one that runs monthly; their intervals do not count.
ALTER TABLE script_triggers ADD COLUMN is_once INTEGER NOT NULL DEFAULT 0 CHECK (is_once IN (0, 1));
ALTER TABLE script_triggers ADD COLUMN month_day INTEGER CHECK (month_day BETWEEN 1 AND 31);
