import type { components } from '@rotunda/api-client/bff-types';

type ProjectRow = components['schemas']['ProjectRow'];

/** A project as known to one source. */
export type FoundProject = {
  source: ProjectRow['foundIn'][number];
  /** Undefined if the source provides only the name. */
  scriptId?: string | undefined;
  title: string;
  driveId?: string | undefined;
  modifyTime?: string | undefined;
  isTrashed?: boolean | undefined;
  owner?: ProjectRow['owner'] | undefined;
  lastRunTime?: string | undefined;
  lastStatus?: string | undefined;
  runs?: number | undefined;
  failures?: number | undefined;
};

/**
 * Merges projects from all sources into one row per project. A project known only by name is matched to the project with that
 * name if there is exactly one; otherwise it gets its own row.
 */
export function mergeProjects(found: readonly FoundProject[]): ProjectRow[] {
  const known = found.filter(({ scriptId }) => scriptId !== undefined);
  const byName = Map.groupBy(
    new Map(known.map((project) => [project.scriptId, project])).values(),
    ({ title }) => title,
  );
  const getId = ({ scriptId, title }: FoundProject) => {
    const [only, ...others] = byName.get(title) ?? [];
    return scriptId ?? (only && others.length === 0 ? only.scriptId : undefined);
  };
  const groups = Map.groupBy(found, (project) => getId(project) ?? `name:${project.title}`);
  return [...groups]
    .filter(([, all]) => !all.some(({ isTrashed }) => isTrashed))
    .map(([projectId, all]) => toRow(projectId, all));
}

function toRow(projectId: string, all: readonly FoundProject[]): ProjectRow {
  const [first] = all;
  const file = all.find(({ source }) => source === 'drive');
  const ran = all.find(({ source }) => source === 'processes');
  const { owner, driveId, modifyTime } = file ?? {};
  const { lastRunTime, lastStatus, runs = 0, failures = 0 } = ran ?? {};
  return {
    projectId,
    ...(!projectId.startsWith('name:') && { scriptId: projectId }),
    // A file has the current name; a pin has the name from when it was created.
    title: file?.title ?? ran?.title ?? first?.title ?? '',
    foundIn: [...new Set(all.map(({ source }) => source))],
    isPinned: all.some(({ source }) => source === 'pins'),
    runs,
    failures,
    ...(owner && { owner }),
    ...(driveId !== undefined && { driveId }),
    ...(modifyTime !== undefined && { modifyTime }),
    ...(lastRunTime !== undefined && { lastRunTime }),
    ...(lastStatus !== undefined && { lastStatus }),
  };
}
