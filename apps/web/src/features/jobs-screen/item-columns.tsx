import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Job } from '#shared/jobs/queries.ts';
import { RunResultLink, startsRuns } from '#shared/jobs/run-result-link.tsx';
import type { Column } from '#shared/lists/column.ts';
import { ItemStateChip } from './job-state.tsx';
import type { JobItem } from './queries.ts';

/** Returns the columns of a job's items. Times are relative to `nowMs`. Items that are runs link to them. */
export function itemColumns(job: Job, nowMs: number): Column<JobItem>[] {
  return [
    {
      id: 'label',
      header: 'Item',
      width: 'minmax(160px, 2fr)',
      cell: ({ label }) => <span className="truncate font-medium">{label}</span>,
    },
    { id: 'state', header: 'State', width: '168px', cell: ({ state }) => <ItemStateChip state={state} /> },
    {
      id: 'reason',
      header: 'Reason',
      width: 'minmax(160px, 3fr)',
      isHiddenOnNarrow: true,
      cell: ({ reason, status }) => (
        <span className="truncate text-ink-2">{[status, reason].filter(Boolean).join(' – ')}</span>
      ),
    },
    ...(startsRuns(job) ? [runColumn(job)] : []),
    {
      id: 'attempts',
      header: 'Calls',
      width: '64px',
      align: 'end',
      isHiddenOnNarrow: true,
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'ended',
      header: 'Ended',
      width: '112px',
      isHiddenOnNarrow: true,
      cell: ({ endTime }) => <RelativeTime value={endTime} nowMs={nowMs} />,
    },
  ];
}

function runColumn({ createTime }: Job): Column<JobItem> {
  return {
    id: 'run',
    header: 'Run',
    width: '160px',
    isHiddenOnNarrow: true,
    cell: (item) => <RunResultLink createTime={createTime} item={item} />,
  };
}
