import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A call that the user made manually. */
export type ExplorerRun = components['schemas']['ExplorerRun'];
type RunDraft = components['schemas']['ExplorerRunDraft'];
type RunChange = components['schemas']['ExplorerRunChange'];
type RunList = components['schemas']['ExplorerRunList'];

/** The prefix of the query keys for lists of runs. */
export const RUNS_KEY = 'bff.explorer.runs.list';

/** Returns the query of the user's runs, of one operation or all: pinned ones first, then newest first. */
export function runsQuery(operationId?: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, operationId],
    queryFn: async ({ signal }): Promise<readonly ExplorerRun[]> => {
      const options = { query: { operationId }, signal };
      return (await callBff<RunList>('bff.explorer.runs.list', '/api/explorer/runs', options)).runs;
    },
  });
}

/** Saves a run. */
export function saveRun(draft: RunDraft): Promise<ExplorerRun> {
  return callBff<ExplorerRun>('bff.explorer.runs.create', '/api/explorer/runs', { method: 'POST', body: draft });
}

/** Names, pins or unpins a run. */
export function changeRun(runId: string, change: RunChange): Promise<ExplorerRun> {
  return callBff<ExplorerRun>('bff.explorer.runs.update', toPath(runId), { method: 'PATCH', body: change });
}

/** Deletes a run. */
export async function deleteRun(runId: string): Promise<void> {
  await callBff<unknown>('bff.explorer.runs.delete', toPath(runId), { method: 'DELETE' });
}

function toPath(runId: string): string {
  return `/api/explorer/runs/${encodeURIComponent(runId)}`;
}
