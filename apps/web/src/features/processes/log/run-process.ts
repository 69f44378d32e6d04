import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Process } from '#features/processes/status/process-status.tsx';
import { isStoppable } from '#features/processes/stop/stop-refusal.ts';
import { api } from '#shared/api/api.ts';

/** A run that the user started in the console. */
export type ConsoleRun = {
  scriptId: string;
  functionName: string;
  /** In Unix milliseconds, by the clock of the browser. */
  startedMs: number;
  isRunning: boolean;
};

const INTERVAL_MS = 1000;
const CLOCKS_DIFFER_MS = 10 * 60_000; // The maximum difference between the clocks of browser and service.
const CANDIDATES_PAGE_SIZE = 20;
const FIELDS = 'processes(processId,scriptId,processStatus,startTime,endTime,duration,functionName,logs)';

/**
 * Returns the query of a run's process with its log, which polls while the run is in progress. The result is null if the service
 * does not list the process.
 */
export function runProcessQuery(run: ConsoleRun) {
  const { scriptId, functionName, startedMs, isRunning } = run;
  return queryOptions({
    queryKey: toKey(run, isRunning),
    queryFn: async ({ client, signal }): Promise<Process | null> => {
      const known =
        client.getQueryData<Process | null>(toKey(run, isRunning)) ??
        client.getQueryData<Process | null>(toKey(run, true));
      const params = {
        pageSize: CANDIDATES_PAGE_SIZE,
        'userProcessFilter.scriptId': scriptId,
        'userProcessFilter.functionName': functionName,
        'userProcessFilter.types': ['EXECUTION_API'] as ['EXECUTION_API'],
        'userProcessFilter.startTime': new Date(startedMs - CLOCKS_DIFFER_MS).toISOString(),
        fields: FIELDS,
      };
      const { processes = [] } = await api.call('script.processes.list', params, { signal });
      return findProcess(processes, known?.processId, run) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isRunning ? INTERVAL_MS : (false as const),
    placeholderData: keepPreviousData,
  });
}

/** Returns a different key once the run has ended, so that the process is read once more. */
function toKey({ scriptId, functionName, startedMs }: ConsoleRun, isRunning: boolean) {
  return ['script.processes.list', 'run', scriptId, functionName, startedMs, isRunning ? 'live' : 'ended'];
}

/**
 * Returns the process if it is already known, or else the newest one running during the run, or the one that started closest to
 * it.
 */
function findProcess(
  processes: readonly Process[],
  knownId: string | undefined,
  { startedMs, isRunning }: ConsoleRun,
): Process | undefined {
  const known = processes.find(({ processId }) => processId !== undefined && processId === knownId);
  if (known) return known;
  if (isRunning) return processes.find(isStoppable);
  const distance = ({ startTime = '' }: Process) => Math.abs(Date.parse(startTime) - startedMs);
  return processes.toSorted((left, right) => distance(left) - distance(right))[0];
}
