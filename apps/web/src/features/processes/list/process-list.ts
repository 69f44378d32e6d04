import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { resolveTime } from '#shared/filters/time-range.ts';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import type { ProcessSearch } from './process-search.ts';

/** A list call with its parameters: for one script if the URL contains one, or else for the user. */
export type ProcessList =
  | { id: 'script.processes.list'; params: ParamsOf<'script.processes.list'> }
  | { id: 'script.processes.listScriptProcesses'; params: ParamsOf<'script.processes.listScriptProcesses'> };

/** Returns the list call for the filters. Relative times are resolved at `nowMs`, so that all pages are consistent. */
export function toProcessList(search: ProcessSearch, nowMs: number): ProcessList {
  const shared = {
    deploymentId: search.deployment,
    endTime: resolveTime(search.to, nowMs),
    functionName: search.fn,
    startTime: resolveTime(search.from, nowMs),
    // Only failed processes have an error.
    statuses: search.status ?? (search.error === undefined ? undefined : FAILED_STATUSES),
    types: search.type,
    userAccessLevels: search.access,
  };
  if (search.script) {
    const params = { scriptId: search.script, ...withPrefix('scriptProcessFilter', shared) };
    return { id: 'script.processes.listScriptProcesses', params };
  }
  const params = withPrefix('userProcessFilter', { ...shared, projectName: search.project });
  return { id: 'script.processes.list', params };
}

function withPrefix(prefix: string, filter: Record<string, unknown>): Record<string, unknown> {
  const set = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(set.map(([name, value]) => [`${prefix}.${name}`, value]));
}
