import type { BodyOf, DriveSchemas, ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';

/** A script project as the file storage lists it. */
export type ProjectFile = DriveSchemas['File'];
type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** How a project has been doing: its last run, and how many failed in seven days. */
export type ProjectHealth = { lastRun: Process | undefined; failures: number };
/** The health of projects by id. Counts are low when `isCapped`: more failed than one page tells. */
export type Health = { byScript: ReadonlyMap<string, ProjectHealth>; isCapped: boolean };

const PAGE_SIZE = 200;
const WEEK_MS = 7 * 86_400_000;
const FIELDS = 'nextPageToken,processes(scriptId,processStatus,startTime,functionName)';

/** Last runs and failures of every project in two calls, whatever the number of projects. */
export const healthQuery = queryOptions({
  queryKey: ['script.processes.list', 'health'],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<Health> => {
    const [newest, failed] = await Promise.all([
      api.call('script.processes.list', { pageSize: PAGE_SIZE, fields: FIELDS }, { signal }),
      api.call(
        'script.processes.list',
        {
          pageSize: PAGE_SIZE,
          fields: FIELDS,
          'userProcessFilter.statuses': ['FAILED', 'TIMED_OUT'],
          'userProcessFilter.startTime': new Date(Date.now() - WEEK_MS).toISOString(),
        },
        { signal },
      ),
    ]);
    return toHealth(newest.processes ?? [], failed.processes ?? [], failed.nextPageToken !== undefined);
  },
});

function toHealth(newest: readonly Process[], failed: readonly Process[], isCapped: boolean): Health {
  const byScript = new Map<string, ProjectHealth>();
  const healthOf = (process: Process) => byScript.get(process.scriptId ?? '') ?? { lastRun: undefined, failures: 0 };
  // Lists are newest first, so that the first process of a project is its last run.
  for (const process of [...newest, ...failed]) {
    if (!process.scriptId) continue;
    const health = healthOf(process);
    byScript.set(process.scriptId, { ...health, lastRun: health.lastRun ?? process });
  }
  for (const process of failed) {
    const health = healthOf(process);
    if (process.scriptId) byScript.set(process.scriptId, { ...health, failures: health.failures + 1 });
  }
  return { byScript, isCapped };
}

/** Creates a project; resolves to it. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'script.projects.create'>) => api.call('script.projects.create', {}, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['drive.files.list'] }),
  });
}

type FileChange = { scriptId: string; change: { trashed: boolean } | { name: string } };

/** Renames a project, or moves it to the trash and back: both are changes of its file. */
export function useChangeProjectFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scriptId, change }: FileChange) =>
      api.call(
        'drive.files.update',
        { fileId: scriptId, supportsAllDrives: true, fields: 'id,name,trashed' },
        { body: change },
      ),
    onSettled: () =>
      Promise.all(
        ['drive.files.list', 'drive.files.get', 'script.projects.get'].map((id) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
}
