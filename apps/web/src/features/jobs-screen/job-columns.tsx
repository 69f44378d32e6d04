import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import { countAttempted, describeJob } from '#shared/jobs/job-text.ts';
import type { Job } from '#shared/jobs/queries.ts';
import type { Column } from '#shared/lists/column.ts';
import { JobStateChip } from './job-state.tsx';

/** Returns the columns of the jobs. Times are relative to `nowMs`. */
export function jobColumns(nowMs: number): Column<Job>[] {
  return [
    {
      id: 'title',
      header: 'Job',
      width: 'minmax(180px, 3fr)',
      value: ({ title }) => title,
      cell: ({ title }) => <span className="truncate font-medium">{title}</span>,
    },
    {
      id: 'state',
      header: 'State',
      width: '148px',
      value: ({ state }) => state,
      cell: (job) => <JobStateChip job={job} />,
    },
    {
      id: 'progress',
      header: 'Progress',
      width: '160px',
      isHiddenOnNarrow: true,
      value: (job) => `${countAttempted(job)} of ${job.total}`,
      cell: (job) => (
        <span className="flex w-full items-center gap-8">
          <progress
            aria-label={`${job.title}: ${countAttempted(job)} of ${job.total}`}
            value={countAttempted(job)}
            max={Math.max(job.total, 1)}
            className="h-4 min-w-0 flex-1 accent-accent"
          />
          <span className="shrink-0 text-ink-3 text-small tabular-nums">
            {countAttempted(job).toLocaleString('en')}/{job.total.toLocaleString('en')}
          </span>
        </span>
      ),
    },
    {
      id: 'summary',
      header: 'Items',
      width: 'minmax(160px, 3fr)',
      isHiddenOnNarrow: true,
      value: describeJob,
      cell: (job) => <span className="truncate text-ink-2">{describeJob(job)}</span>,
    },
    {
      id: 'operation',
      header: 'Operation',
      width: 'minmax(140px, 2fr)',
      isHiddenOnNarrow: true,
      value: ({ operationId }) => operationId,
      cell: ({ operationId }) => <span className="truncate font-mono text-small">{operationId}</span>,
    },
    {
      id: 'created',
      header: 'Started',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ createTime }) => createTime,
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
    },
  ];
}

/** Returns the second line of a job on narrow screens: its start time and the states of its items. */
export function getJobDetail(job: Job, nowMs: number): string {
  return `${formatDistance(Date.parse(job.createTime), nowMs)} · ${describeJob(job)}`;
}
