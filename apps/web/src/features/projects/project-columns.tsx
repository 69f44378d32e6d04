import { FileCode2, Users } from 'lucide-react';
import type { Column } from '#shared/data-table/column.ts';
import { RelativeTime } from '#shared/relative-time.tsx';
import { CopyableId } from '#ui/copyable-id.tsx';
import { Missing } from '#ui/facts.tsx';
import type { Health, ProjectFile } from './queries.ts';

type ColumnOptions = { nowMs: number; health: Health | undefined };

/** Columns of the list of projects, times seen from `nowMs`. */
export function projectColumns({ nowMs, health }: ColumnOptions): Column<ProjectFile>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(180px, 2fr)',
      sortKey: 'name_natural',
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
      width: '176px',
      cell: (file) => <CopyableId id={file.id ?? ''} label="script ID" />,
      isWide: true,
    },
    {
      id: 'owner',
      header: 'Owner',
      width: 'minmax(120px, 1fr)',
      cell: (file) => ownerName(file) ?? <Missing />,
      isWide: true,
    },
    {
      id: 'modified',
      header: 'Modified',
      width: '112px',
      sortKey: 'modifiedTime',
      cell: (file) => <RelativeTime value={file.modifiedTime} nowMs={nowMs} />,
    },
    {
      id: 'lastRun',
      header: 'Last run',
      width: '112px',
      cell: (file) => <RelativeTime value={health?.byScript.get(file.id ?? '')?.lastRun?.startTime} nowMs={nowMs} />,
      isWide: true,
    },
    {
      id: 'failures',
      header: 'Failures, 7 days',
      width: '136px',
      align: 'end',
      cell: (file) => <Failures file={file} health={health} />,
    },
  ];
}

/** Who owns a project; the shared drive owns what lies in it. */
export function ownerName(file: Pick<ProjectFile, 'driveId' | 'owners'>): string | undefined {
  if (file.driveId) return 'Shared drive';
  const [owner] = file.owners ?? [];
  return owner?.me ? 'You' : (owner?.displayName ?? owner?.emailAddress);
}

function Failures({ file, health }: { file: ProjectFile; health: Health | undefined }) {
  if (!health) return <Missing />;
  const byDay = health.byScript.get(file.id ?? '')?.failuresByDay ?? [];
  const failures = totalOf(byDay);
  if (failures === 0) return <span className="text-ink-3">0</span>;
  return (
    <span className="flex items-center justify-end gap-8 font-medium text-red-fg">
      <DaySpark counts={byDay} />
      {failures}
      {health.isCapped && '+'}
    </span>
  );
}

/** Failures of each day as bars, today at the right; the number beside them says the sum. */
function DaySpark({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <span
      role="img"
      aria-label={`Failures by day, today last: ${counts.join(', ')}`}
      title={`By day, today last: ${counts.join(', ')}`}
      className="flex h-16 items-end gap-1"
    >
      {counts.map((count, day) => (
        <span
          key={day}
          className={`w-4 ${count === 0 ? 'bg-line' : 'bg-red-solid'}`}
          style={{ height: count === 0 ? 1 : Math.max(3, (count / most) * 16) }}
        />
      ))}
    </span>
  );
}

/** The sum of counts. */
export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
