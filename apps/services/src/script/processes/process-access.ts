import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import type { ProcessFilter } from './process-filter.ts';
import { toConditions } from './process-filter-conditions.ts';

/**
 * Lists the series in the caller's list that match the filter, except for its times: the caller's executions, and those of
 * projects shared with the caller directly or through a group, in any role.
 */
export function listCallerSeries(db: Database, caller: Caller, filter: ProcessFilter): number[] {
  const { where, values } = toConditions(filter);
  const named = filter.projectName === undefined ? undefined : listScriptsNamed(db, filter.projectName);
  return listSeries(
    db,
    `(s.account_id = ? OR s.script_id IN (
       SELECT i.id FROM item_access AS a JOIN items AS i ON i.number = a.item_number
       WHERE a.principal IN (SELECT value FROM json_each(?))
         AND i.mime_type = '${SCRIPT_TYPE}'
     ))${named ? ' AND s.script_id IN (SELECT value FROM json_each(?))' : ''}${where}`,
    caller.accountId,
    JSON.stringify(listPersonalPrincipals(db, caller)),
    ...(named ? [JSON.stringify(named)] : []),
    ...values,
  );
}

/** Lists the series of the filter's project that match the filter, except for its times. */
export function listScriptSeries(db: Database, filter: ProcessFilter & { scriptId: string }): number[] {
  const { where, values } = toConditions(filter);
  return listSeries(db, `TRUE${where}`, ...values);
}

// Selects all IDs as one text, which costs less than rows for thousands of series.
function listSeries(db: Database, condition: string, ...values: string[]): number[] {
  const sql = `SELECT json_group_array(s.id) AS ids FROM process_series AS s WHERE ${condition}`;
  const row = db.get<{ ids: string }>(sql, ...values);
  return JSON.parse(row?.ids ?? '[]');
}

function listScriptsNamed(db: Database, part: string): string[] {
  const wanted = part.toLowerCase();
  const projects = db.all<{ id: string; name: string }>(
    'SELECT p.script_id AS id, i.name FROM script_projects AS p JOIN items AS i ON i.id = p.script_id',
  );
  return projects.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id);
}
