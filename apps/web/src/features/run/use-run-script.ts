import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { useSession } from '#shared/session/session.ts';
import { type RunOutcome, type RunRecord, readOutcome, saveRun } from './run-record.ts';
import { addStoredRun } from './stored-runs.ts';

/** What is to be run. */
export type RunOrder = Pick<RunRecord, 'functionName' | 'parameters' | 'isDevMode' | 'target'>;

let lastId = 0;

/** Runs a function and keeps how it ended, also when the service refused. Resolves to the record. */
export function useRunScript(scriptId: string) {
  const client = useQueryClient();
  const { email } = useSession();
  return useMutation({
    mutationFn: async (order: RunOrder): Promise<RunRecord> => {
      const startedMs = Date.now();
      const outcome = await run(scriptId, order);
      lastId += 1;
      const record = { ...order, id: lastId, startedMs, durationMs: Date.now() - startedMs, outcome };
      saveRun(scriptId, record);
      addStoredRun(email, scriptId, { ...record, ended: outcome.kind });
      return record;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['script.processes.listScriptProcesses'] }),
  });
}

async function run(scriptId: string, { functionName, parameters, isDevMode, target }: RunOrder): Promise<RunOutcome> {
  const body = { function: functionName, parameters: [...parameters], devMode: isDevMode };
  try {
    const response = await api.call('script.scripts.run', { scriptId: target ?? scriptId }, { body });
    return readOutcome(response);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'refused', error };
  }
}
