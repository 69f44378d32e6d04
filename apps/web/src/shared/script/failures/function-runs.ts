import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { needsEarlierRuns, type Run } from './failure-streak.ts';

/** The function whose runs are examined. */
export type FunctionTarget = {
  /** Undefined if the service does not provide it; the name of the project then identifies it. */
  scriptId: string | undefined;
  projectName: string | undefined;
  functionName: string;
  /** The deployment whose runs are included. Null for runs without a deployment, undefined for all runs. */
  deploymentId?: string | null;
};

/** The completed or failed runs of a function, newest first. `isWhole` is true if the service has no earlier ones. */
export type FunctionRuns = { runs: readonly Run[]; isComplete: boolean };

const MAX_PAGES = 10;
const SETTLED = ['COMPLETED', 'FAILED', 'TIMED_OUT'] as const;

/** Returns the query of a function's runs, back to the time before it began to fail, or up to two thousand. */
export function functionRunsQuery(target: FunctionTarget) {
  return queryOptions({
    queryKey: ['script.processes.list', target, 'runs'],
    queryFn: async ({ signal }): Promise<FunctionRuns> => {
      const runs: Run[] = [];
      let read = 0;
      for await (const { processes = [], nextPageToken } of getPages(target, signal)) {
        read += 1;
        runs.push(...processes.filter(({ deploymentId }) => isOfTarget(target, deploymentId)));
        if (nextPageToken === undefined) return { runs, isComplete: true };
        if (read === MAX_PAGES || !needsEarlierRuns(runs)) break;
      }
      return { runs, isComplete: false };
    },
    staleTime: 60_000,
  });
}

function isOfTarget({ deploymentId: wanted }: FunctionTarget, deploymentId: string | undefined): boolean {
  return wanted === undefined || (wanted ?? undefined) === deploymentId;
}

function getPages({ scriptId, projectName, functionName, deploymentId }: FunctionTarget, signal: AbortSignal) {
  if (scriptId !== undefined) {
    const params = {
      scriptId,
      'scriptProcessFilter.functionName': functionName,
      'scriptProcessFilter.statuses': [...SETTLED],
      ...(deploymentId && { 'scriptProcessFilter.deploymentId': deploymentId }),
      pageSize: getMaxPageSize('script.processes.listScriptProcesses'),
    };
    return api.pages('script.processes.listScriptProcesses', params, { signal });
  }
  const params = {
    'userProcessFilter.functionName': functionName,
    'userProcessFilter.statuses': [...SETTLED],
    ...(projectName && { 'userProcessFilter.projectName': projectName }),
    ...(deploymentId && { 'userProcessFilter.deploymentId': deploymentId }),
    pageSize: getMaxPageSize('script.processes.list'),
  };
  return api.pages('script.processes.list', params, { signal });
}
