import type { ParamsOf } from '@rotunda/api-client/operation-types';

/** A filter for executions. Every given field must match; of a list of values, one must match. */
export type ProcessFilter = {
  scriptId?: string | undefined;
  deploymentId?: string | undefined;
  functionName?: string | undefined;
  /** Part of the project's name, ignoring case. */
  projectName?: string | undefined;
  /** Unix milliseconds. */
  startedAtOrAfterMs?: number | undefined;
  /** Unix milliseconds. Executions in progress never match. */
  endedAtOrBeforeMs?: number | undefined;
  statuses: readonly string[];
  types: readonly string[];
  accessLevels: readonly string[];
};

/** Returns the filter of `script.processes.list`. */
export function toUserProcessFilter(params: ParamsOf<'script.processes.list'>): ProcessFilter {
  return {
    scriptId: params['userProcessFilter.scriptId'],
    deploymentId: params['userProcessFilter.deploymentId'],
    functionName: params['userProcessFilter.functionName'],
    projectName: params['userProcessFilter.projectName'],
    startedAtOrAfterMs: toTimeMs(params['userProcessFilter.startTime']),
    endedAtOrBeforeMs: toTimeMs(params['userProcessFilter.endTime']),
    statuses: withoutUnspecified(params['userProcessFilter.statuses']),
    types: withoutUnspecified(params['userProcessFilter.types']),
    accessLevels: withoutUnspecified(params['userProcessFilter.userAccessLevels']),
  };
}

/** Returns the filter of `script.processes.listScriptProcesses`, for one project. */
export function toScriptProcessFilter(
  params: ParamsOf<'script.processes.listScriptProcesses'>,
  scriptId: string,
): ProcessFilter & { scriptId: string } {
  return {
    scriptId,
    deploymentId: params['scriptProcessFilter.deploymentId'],
    functionName: params['scriptProcessFilter.functionName'],
    startedAtOrAfterMs: toTimeMs(params['scriptProcessFilter.startTime']),
    endedAtOrBeforeMs: toTimeMs(params['scriptProcessFilter.endTime']),
    statuses: withoutUnspecified(params['scriptProcessFilter.statuses']),
    types: withoutUnspecified(params['scriptProcessFilter.types']),
    accessLevels: withoutUnspecified(params['scriptProcessFilter.userAccessLevels']),
  };
}

function toTimeMs(timestamp: string | undefined): number | undefined {
  return timestamp === undefined ? undefined : Date.parse(timestamp);
}

// The first value of each enumeration means "not specified" and is ignored.
function withoutUnspecified(values: readonly string[] | undefined): string[] {
  return (values ?? []).filter((value) => !value.endsWith('_UNSPECIFIED'));
}
