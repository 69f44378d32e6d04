import type { ProcessFilter } from './process-filter.ts';

/**
 * Returns the conditions of a filter on a series of executions (`process_series AS s`), except for its times and the project
 * name: SQL to append to a condition, and its placeholder values.
 */
export function toConditions(filter: ProcessFilter): { where: string; values: string[] } {
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
  // The times would also exclude these, but checking each series is cheaper than checking each execution.
  if (filter.endedAtOrBeforeMs !== undefined) {
    conditions.push(" AND s.process_status NOT IN ('RUNNING', 'PAUSED', 'DELAYED')");
  }
  return { where: conditions.join(''), values };
}
