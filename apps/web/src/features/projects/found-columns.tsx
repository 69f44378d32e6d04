import { FileQuestionMark } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import type { FoundProject } from './found-query.ts';

const SOURCES: Readonly<Record<FoundProject['foundIn'][number], string>> = {
  drive: 'files',
  processes: 'processes',
  pins: 'pins',
};

/** Returns the columns of projects that file searches cannot find. Times are relative to `nowMs`. */
export function foundColumns(nowMs: number): Column<FoundProject>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(180px, 2fr)',
      cell: ({ title }) => (
        <span className="flex min-w-0 items-center gap-8">
          <FileQuestionMark size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          <span className="truncate font-medium">{title}</span>
        </span>
      ),
    },
    {
      id: 'id',
      header: 'Script ID',
      width: '176px',
      cell: ({ scriptId }) =>
        scriptId === undefined ? (
          <span className="text-ink-3">unknown</span>
        ) : (
          <CopyableId id={scriptId} label="script ID" />
        ),
      isHiddenOnNarrow: true,
    },
    {
      id: 'found',
      header: 'Found in',
      width: 'minmax(120px, 1fr)',
      cell: ({ foundIn }) => foundIn.map((source) => SOURCES[source]).join(', '),
      isHiddenOnNarrow: true,
    },
    {
      id: 'lastRun',
      header: 'Last run',
      width: '112px',
      cell: ({ lastRunTime }) => <RelativeTime value={lastRunTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'runs',
      header: 'Runs, 7 days',
      width: '112px',
      align: 'end',
      cell: ({ runs }) => runs.toLocaleString('en'),
      isHiddenOnNarrow: true,
    },
    {
      id: 'failures',
      header: 'Failures, 7 days',
      width: '136px',
      align: 'end',
      cell: ({ failures }) => (
        <span className={failures === 0 ? 'text-ink-3' : 'font-medium text-red-fg'}>{failures}</span>
      ),
    },
  ];
}
