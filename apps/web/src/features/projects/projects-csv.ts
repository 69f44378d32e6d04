import { totalOf } from '#shared/script/count-by-day.ts';
import { toCsv } from '#shared/to-csv.ts';
import { ownerName } from './project-columns.tsx';
import type { Health, ProjectFile } from './queries.ts';

/** Projects as comma-separated values, with how each has been doing as far as that is known. */
export function toProjectsCsv(projects: readonly ProjectFile[], health: Health | undefined): string {
  const healthOf = ({ id = '' }: ProjectFile) => health?.byScript.get(id);
  return toCsv(
    [
      { header: 'Name', value: ({ name }) => name },
      { header: 'Script ID', value: ({ id }) => id },
      { header: 'Owner', value: ownerName },
      { header: 'Created', value: ({ createdTime }) => createdTime },
      { header: 'Modified', value: ({ modifiedTime }) => modifiedTime },
      { header: 'Last run', value: (project) => healthOf(project)?.lastRun?.startTime },
      {
        header: 'Failures, 7 days',
        value: (project) => health && String(totalOf(healthOf(project)?.failuresByDay ?? [])),
      },
    ],
    projects,
  );
}
