-- Full scope identifiers, separated by spaces, of the run that created the trigger. The trigger runs with these scopes.
ALTER TABLE script_triggers ADD COLUMN scopes TEXT NOT NULL DEFAULT '';
-- Account on whose behalf a deployment runs for others, and the scopes of the token that deployed it. Older deployments
-- have neither and do not run until they are deployed again.
ALTER TABLE script_deployments ADD COLUMN deployed_by TEXT REFERENCES accounts (id) ON DELETE SET NULL;
ALTER TABLE script_deployments ADD COLUMN deployed_scopes TEXT NOT NULL DEFAULT '';
-- Whether a trigger runs once, and the day of the month for a monthly trigger. Both ignore the interval.
ALTER TABLE script_triggers ADD COLUMN is_once INTEGER NOT NULL DEFAULT 0 CHECK (is_once IN (0, 1));
ALTER TABLE script_triggers ADD COLUMN month_day INTEGER CHECK (month_day BETWEEN 1 AND 31);
