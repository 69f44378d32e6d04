import { countOf } from '@rotunda/api-client/count-of';
import { FileCode2, Users } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { getTotal } from '#shared/script/failures/count-by-day.ts';
import { DaySpark } from '#ui/display/day-spark.tsx';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import type { Health, ProjectFile } from './queries.ts';

type ColumnOptions = { nowMs: number; health: Health | undefined };

/** Returns the columns of the project list. Times are relative to `nowMs`. */
export function projectColumns({ nowMs, health }: ColumnOptions): Column<ProjectFile>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(220px, 2fr)',
      sortKey: 'name_natural',
      value: ({ name }) => name,
      cell: (file) => (
        <span className="flex min-w-0 items-center gap-8">
          <FileCode2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          <span className="truncate font-medium">{file.name}</span>
          {file.shared && (
            <Users size={12} strokeWidth={2} role="img" aria-label="Shared" className="shrink-0 text-ink-3" />
          )}
        </span>
      ),
    },
    {
      id: 'id',
      header: 'Script ID',
      width: '172px',
      value: ({ id }) => id,
      cell: (file) => <CopyableId id={file.id ?? ''} label="script ID" />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'owner',
      header: 'Owner',
      width: 'minmax(112px, 1fr)',
      value: getOwnerName,
      cell: (file) => getOwnerName(file) ?? <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'modified',
      header: 'Modified',
      width: '112px',
      sortKey: 'modifiedTime',
      value: ({ modifiedTime }) => modifiedTime,
      cell: (file) => <RelativeTime value={file.modifiedTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'created',
      header: 'Created',
      width: '112px',
      value: ({ createdTime }) => createdTime,
      cell: (file) => <RelativeTime value={file.createdTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'lastRun',
      header: 'Last run',
      width: '112px',
      value: ({ id = '' }) => health?.byScript.get(id)?.lastRun?.startTime,
      cell: (file) => <RelativeTime value={health?.byScript.get(file.id ?? '')?.lastRun?.startTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'failures',
      header: 'Failures, 7 days',
      width: '114px',
      align: 'end',
      value: ({ id = '' }) => health && getTotal(health.byScript.get(id)?.failuresByDay ?? []),
      cell: (file) => <Failures file={file} health={health} />,
    },
  ];
}

/** Returns the spoken summary of a project after its name and owner: the last run, and the number of failures. */
export function getProjectSummary({ id = '' }: ProjectFile, { nowMs, health }: ColumnOptions): string {
  if (!health) return '';
  const { lastRun, failuresByDay = [] } = health.byScript.get(id) ?? {};
  const failures = getTotal(failuresByDay);
  return [
    lastRun?.startTime ? `last run ${formatDistance(Date.parse(lastRun.startTime), nowMs)}` : 'no runs',
    failures > 0 && `${countOf(failures, 'failure')} in 7 days`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the owner of a project. For projects in a shared drive, this is the shared drive. */
export function getOwnerName(file: Pick<ProjectFile, 'driveId' | 'owners'>): string | undefined {
  if (file.driveId) return 'Shared drive';
  const [owner] = file.owners ?? [];
  return owner?.me ? 'You' : (owner?.displayName ?? owner?.emailAddress);
}

function Failures({ file, health }: { file: ProjectFile; health: Health | undefined }) {
  if (!health) return <Missing />;
  const byDay = health.byScript.get(file.id ?? '')?.failuresByDay ?? [];
  const failures = getTotal(byDay);
  if (failures === 0) return <span className="text-ink-3">0</span>;
  return (
    <span className="flex items-center justify-end gap-8 font-medium text-red-fg">
      <DaySpark counts={byDay} />
      {failures}
      {health.isCapped && '+'}
    </span>
  );
}
