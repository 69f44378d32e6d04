import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Process } from '#features/processes/status/process-status.tsx';
import { isStoppable } from '#features/processes/stop/stop-refusal.ts';
import { api } from '#shared/api/api.ts';

/** A run that the console started for the person. */
export type ConsoleRun = {
  scriptId: string;
  functionName: string;
  /** By the clock of the browser, in Unix milliseconds. */
  startedMs: number;
  isRunning: boolean;
};

const INTERVAL_MS = 1000;
const CLOCKS_DIFFER_MS = 10 * 60_000; // The clocks of browser and service, at most.
const CANDIDATES_PAGE_SIZE = 20;
const FIELDS = 'processes(processId,scriptId,processStatus,startTime,endTime,duration,functionName,logs)';

/** The process of a run with its log, read again and again while it runs; null if the service does not list it. */
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

/** Of a run in progress and of one that has ended: that it has ended makes the process be read once more. */
function toKey({ scriptId, functionName, startedMs }: ConsoleRun, isRunning: boolean) {
  return ['script.processes.list', 'run', scriptId, functionName, startedMs, isRunning ? 'live' : 'ended'];
}

/** The process that is known already; else the newest that runs while the run does, or the one that started closest to it. */
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
