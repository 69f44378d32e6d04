import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import type { Job } from '#shared/jobs/queries.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { JOB_VIEWS } from './built-in-views.ts';
import { getJobDetail, jobColumns } from './job-columns.tsx';
import { jobPagesQuery, readJobPages } from './queries.ts';
import type { JobsSearch } from './search.ts';

const REPORT = toReportSource('bff.jobs.list', 'Jobs', {});
const TICK_MS = 10_000;

type JobsPageProps = {
  search: JobsSearch;
  onSearch: (change: Partial<JobsSearch>) => void;
  onOpen: (jobId: string) => void;
};

/** Lists all jobs of the user: bulk operations on resources. */
export function JobsPage({ search, onSearch, onOpen }: JobsPageProps) {
  const pages = useInfiniteQuery(jobPagesQuery);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => jobColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({ table: 'jobs', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const rows = useMemo(() => pages.data?.pages.flatMap(({ jobs }) => jobs) ?? [], [pages.data]);
  useShortcut('R', () => void pages.refetch());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Jobs"
        actions={
          <TableTools
            views={JOB_VIEWS}
            name="jobs"
            layout={layout}
            rows={rows}
            hasMore={pages.hasNextPage}
            pages={readJobPages}
            report={REPORT}
          />
        }
      />
      {pages.isPending && <Skeleton head="columns" label="Loading the jobs" rows={6} />}
      {isUnreadable(pages) && (
        <ErrorView error={pages.error} title="The jobs could not be loaded" onRetry={() => void pages.refetch()} />
      )}
      {pages.data && rows.length === 0 && (
        <EmptyList icon={ListChecks} title="No jobs yet">
          Select rows in a list and choose an action to start a job. Jobs are stored for 30 days.
        </EmptyList>
      )}
      {rows.length > 0 && (
        <DataTable
          label="Jobs"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={getJobId}
          rowLabel={({ title, state }) => `${title}, ${state}`}
          narrowDetail={(job) => getJobDetail(job, nowMs)}
          rowLink={({ jobId }) => ({ to: '/jobs/$jobId', params: { jobId } })}
          onOpen={({ jobId }) => onOpen(jobId)}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
        />
      )}
      {pages.data && (
        <DataFreshness
          asOfMs={pages.dataUpdatedAt}
          loaded={rows.length}
          hasMore={pages.hasNextPage}
          noun="job"
          operationIds={['bff.jobs.list']}
        />
      )}
    </div>
  );
}

function getJobId({ jobId }: Job): string {
  return jobId;
}
