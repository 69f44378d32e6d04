import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { needsEarlierRuns, type Run } from './failing-spell.ts';

/** A function whose runs are looked at. */
export type FunctionTarget = {
  /** Undefined where the service does not send it; the name of the project then tells projects apart. */
  scriptId: string | undefined;
  projectName: string | undefined;
  functionName: string;
  /** Only runs of this deployment; null: only runs of no deployment. All runs when undefined. */
  deploymentId?: string | null;
};

/** Runs of a function that completed or failed, newest first; `isWhole` when the service has no earlier ones. */
export type FunctionRuns = { runs: readonly Run[]; isWhole: boolean };

const MAX_PAGES = 10;
const SETTLED = ['COMPLETED', 'FAILED', 'TIMED_OUT'] as const;

/** The runs of a function back to the time before it began to fail, or two thousand of them. */
export function functionRunsQuery(target: FunctionTarget) {
  return queryOptions({
    queryKey: ['script.processes.list', target, 'runs'],
    queryFn: async ({ signal }): Promise<FunctionRuns> => {
      const runs: Run[] = [];
      let read = 0;
      for await (const { processes = [], nextPageToken } of pagesOf(target, signal)) {
        read += 1;
        runs.push(...processes.filter(({ deploymentId }) => isOfTarget(target, deploymentId)));
        if (nextPageToken === undefined) return { runs, isWhole: true };
        if (read === MAX_PAGES || !needsEarlierRuns(runs)) break;
      }
      return { runs, isWhole: false };
    },
    staleTime: 60_000,
  });
}

function isOfTarget({ deploymentId: wanted }: FunctionTarget, deploymentId: string | undefined): boolean {
  return wanted === undefined || (wanted ?? undefined) === deploymentId;
}

function pagesOf({ scriptId, projectName, functionName, deploymentId }: FunctionTarget, signal: AbortSignal) {
  if (scriptId !== undefined) {
    const params = {
      scriptId,
      'scriptProcessFilter.functionName': functionName,
      'scriptProcessFilter.statuses': [...SETTLED],
      ...(deploymentId && { 'scriptProcessFilter.deploymentId': deploymentId }),
      pageSize: maxPageSize('script.processes.listScriptProcesses'),
    };
    return api.pages('script.processes.listScriptProcesses', params, { signal });
  }
  const params = {
    'userProcessFilter.functionName': functionName,
    'userProcessFilter.statuses': [...SETTLED],
    ...(projectName && { 'userProcessFilter.projectName': projectName }),
    ...(deploymentId && { 'userProcessFilter.deploymentId': deploymentId }),
    pageSize: maxPageSize('script.processes.list'),
  };
  return api.pages('script.processes.list', params, { signal });
}
