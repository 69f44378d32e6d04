import type { Caller } from '#core/caller.ts';
import type { Database } from '#db/database.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import type { ProcessFilter } from './process-filter.ts';

/**
 * Series that match everything of the filter but its times and that are in the caller's list: executions that the
 * caller made, and those of projects that are shared with the caller in person or through a group, in any role.
 */
export function listCallerSeries(db: Database, caller: Caller, filter: ProcessFilter): number[] {
  const { where, values } = toConditions(filter);
  const rows = db.all<{ id: number; scriptId: string }>(
    `SELECT s.id, s.script_id AS scriptId FROM process_series AS s
     WHERE (s.account_id = ? OR s.script_id IN (
       SELECT i.id FROM item_access AS a JOIN items AS i ON i.number = a.item_number
       WHERE a.principal IN (SELECT value FROM json_each(?))
         AND i.mime_type = 'application/vnd.google-apps.script'
     ))${where}`,
    caller.accountId,
    JSON.stringify(listPersonalPrincipals(db, caller)),
    ...values,
  );
  if (filter.projectName === undefined) return rows.map(({ id }) => id);
  const named = scriptsNamed(db, filter.projectName);
  return rows.filter(({ scriptId }) => named.has(scriptId)).map(({ id }) => id);
}

/** Series of the filter's project that match everything of the filter but its times. */
export function listScriptSeries(db: Database, filter: ProcessFilter & { scriptId: string }): number[] {
  const { where, values } = toConditions(filter);
  return db
    .all<{ id: number }>(`SELECT s.id FROM process_series AS s WHERE TRUE${where}`, ...values)
    .map(({ id }) => id);
}

function toConditions(filter: ProcessFilter): { where: string; values: string[] } {
  const equal = [
    ['script_id', filter.scriptId],
    ['deployment_id', filter.deploymentId],
    ['function_name', filter.functionName],
  ] as const;
  const oneOf = [
    ['process_status', filter.statuses],
    ['process_type', filter.types],
    ['user_access_level', filter.accessLevels],
  ] as const;
  const conditions: string[] = [];
  const values: string[] = [];
  for (const [column, value] of equal) {
    if (value === undefined) continue;
    conditions.push(` AND s.${column} = ?`);
    values.push(value);
  }
  for (const [column, allowed] of oneOf) {
    if (allowed.length === 0) continue;
    conditions.push(` AND s.${column} IN (SELECT value FROM json_each(?))`);
    values.push(JSON.stringify(allowed));
  }
  // The times decide this too, but one look at each series is cheaper than one at each execution.
  if (filter.endedAtOrBeforeMs !== undefined) {
    conditions.push(" AND s.process_status NOT IN ('RUNNING', 'PAUSED', 'DELAYED')");
  }
  return { where: conditions.join(''), values };
}

function scriptsNamed(db: Database, part: string): Set<string> {
  const wanted = part.toLowerCase();
  const projects = db.all<{ id: string; name: string }>(
    'SELECT p.script_id AS id, i.name FROM script_projects AS p JOIN items AS i ON i.id = p.script_id',
  );
  return new Set(projects.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id));
}
