import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf, DriveSchemas, ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { countByDay, FAILURE_DAYS } from '#shared/script/failures/count-by-day.ts';
import { createStarterFiles } from '#shared/script/starter-files.ts';

/** A script project, as listed by the file storage. */
export type ProjectFile = DriveSchemas['File'];
type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** The health of a project: its last run, and the number of failures on each of the last seven days, with today last. */
export type ProjectHealth = { lastRun: Process | undefined; failuresByDay: readonly number[] };
/** The health of projects by ID. Counts are too low if `isCapped`: there are more failures than fit on one page. */
export type Health = { byScript: ReadonlyMap<string, ProjectHealth>; isCapped: boolean };

const PROCESSES_PAGE_SIZE = getMaxPageSize('script.processes.list');
const DAY_MS = 86_400_000;
const FIELDS = 'nextPageToken,processes(scriptId,processStatus,startTime,functionName)';

/** The query of last runs and failures of all projects, in two calls regardless of the number of projects. */
export const healthQuery = queryOptions({
  queryKey: ['script.processes.list', 'health'],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<Health> => {
    const [newest, failed] = await Promise.all([
      api.call('script.processes.list', { pageSize: PROCESSES_PAGE_SIZE, fields: FIELDS }, { signal }),
      api.call(
        'script.processes.list',
        {
          pageSize: PROCESSES_PAGE_SIZE,
          fields: FIELDS,
          'userProcessFilter.statuses': ['FAILED', 'TIMED_OUT'],
          'userProcessFilter.startTime': new Date(Date.now() - FAILURE_DAYS * DAY_MS).toISOString(),
        },
        { signal },
      ),
    ]);
    const isCapped = failed.nextPageToken !== undefined;
    return { byScript: toHealth(newest.processes ?? [], failed.processes ?? [], Date.now()), isCapped };
  },
});

/** Returns the health of all projects that occur in processes. Lists are newest first; days are counted back from `nowMs`. */
function toHealth(
  newest: readonly Process[],
  failed: readonly Process[],
  nowMs: number,
): ReadonlyMap<string, ProjectHealth> {
  const runs = Map.groupBy([...newest, ...failed], ({ scriptId }) => scriptId);
  const failures = Map.groupBy(failed, ({ scriptId }) => scriptId);
  const byScript = new Map<string, ProjectHealth>();
  for (const [scriptId, [lastRun]] of runs) {
    if (scriptId) byScript.set(scriptId, { lastRun, failuresByDay: countByDay(failures.get(scriptId) ?? [], nowMs) });
  }
  return byScript;
}

type ProjectOrder = NonNullable<BodyOf<'script.projects.create'>>;
/** A created project, and the error if its first files were not saved. */
type CreatedProject = { scriptId: string; filesError: Error | undefined };

/** Creates a project with a function that can be run immediately. The service itself creates only a manifest. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProjectOrder): Promise<CreatedProject> => {
      const { scriptId = '' } = await api.call('script.projects.create', {}, { body });
      const files = createStarterFiles(getCurrentZone());
      try {
        await api.call('script.projects.updateContent', { scriptId }, { body: { files } });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { scriptId, filesError: error };
      }
      return { scriptId, filesError: undefined };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['drive.files.list'] }),
  });
}

type FileChange = { scriptId: string; change: { trashed: boolean } | { name: string } };

/** Renames a project, trashes it or restores it. All of these are changes of its file. */
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
