import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { storeRunArguments } from '#shared/script/run-arguments.ts';
import { useSession } from '#shared/session/session.ts';
import { type EndedOutcome, type RunRecord, readOutcome, saveRun } from './run-record.ts';
import { addStoredRun } from './stored-runs.ts';

/** The run to start. */
export type RunRequest = Pick<RunRecord, 'functionName' | 'parameters' | 'isDevMode' | 'target'>;

let lastId = 0;

/** Runs a function and saves the outcome, including a rejection by the service. Resolves to the record. */
export function useRunScript(scriptId: string) {
  const client = useQueryClient();
  const { email } = useSession();
  return useMutation({
    mutationFn: async (order: RunRequest): Promise<RunRecord> => {
      lastId += 1;
      const { functionName, parameters, isDevMode, target } = order;
      const started = { functionName, parameters, isDevMode, target, id: lastId, startedMs: Date.now() };
      saveRun(scriptId, { ...started, durationMs: 0, outcome: { kind: 'running' } });
      const outcome = await run(scriptId, order);
      const record = { ...started, durationMs: Date.now() - started.startedMs, outcome };
      saveRun(scriptId, record);
      addStoredRun(email, scriptId, { ...record, ended: outcome.kind });
      return record;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['script.processes.listScriptProcesses'] }),
  });
}

async function run(
  scriptId: string,
  { functionName, parameters, isDevMode, target }: RunRequest,
): Promise<EndedOutcome> {
  const body = { function: functionName, parameters: [...parameters], devMode: isDevMode };
  try {
    const response = await api.call('script.scripts.run', { scriptId: target ?? scriptId }, { body });
    if (response.processId !== undefined) storeRunArguments(response.processId, parameters);
    return readOutcome(response);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'refused', error };
  }
}
