import { countOf } from '@rotunda/api-client/count-of';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, SearchX } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { MissingResource } from '#shared/errors/missing-resource.tsx';
import { countAttempted, describeJob, listJobActions } from '#shared/jobs/job-text.ts';
import { type Job, type JobAction, jobQuery } from '#shared/jobs/queries.ts';
import { peekLink } from '#shared/lists/row-link.ts';
import { toLiveState } from '#shared/live/polled-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemPanel } from './item-panel.tsx';
import { itemStates, JobStateChip } from './job-state.tsx';
import { itemsQuery, type JobItem, readResults, useJobAction } from './queries.ts';
import { ITEM_STATES, type JobSearch } from './search.ts';

const TICK_MS = 10_000;
const HELD_TICK_MS = 1_000;

type JobPageProps = {
  jobId: string;
  search: JobSearch;
  onSearch: (change: Partial<JobSearch>) => void;
  onOpenJob: (jobId: string) => void;
};

/** The page of one job: its progress, the result of each item, and the actions. */
export function JobPage(props: JobPageProps) {
  const job = useQuery(jobQuery(props.jobId));
  if (job.isPending) return <Skeleton head="screen" label="Loading the job" rows={8} />;
  if (isUnreadable(job)) {
    const retry = () => void job.refetch();
    return (
      <MissingResource
        resource={{ kind: 'job', id: props.jobId }}
        error={job.error}
        title="The job could not be loaded"
        onRetry={retry}
      />
    );
  }
  return <LoadedJob {...props} job={job.data} />;
}

function LoadedJob({ job, search, onSearch, onOpenJob }: JobPageProps & { job: Job }) {
  const { jobId, title, total, counts } = job;
  const states = ITEM_STATES.filter((state) => counts[state] > 0 || state === search.state);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={title}
        detail={<JobStateChip job={job} />}
        actions={<JobButtons job={job} onOpenJob={onOpenJob} />}
      />
      <div className="flex flex-col gap-8 px-16 pb-8">
        <progress
          aria-label={`${countAttempted(job)} of ${countOf(total, 'item')}`}
          value={countAttempted(job)}
          max={Math.max(total, 1)}
          className="h-6 w-full accent-accent"
        />
        <p role="status" className="text-ink-2">
          {describeJob(job)}
        </p>
        <Relatives job={job} />
      </div>
      <search className="shrink-0 border-line border-b pb-8">
        <FilterRow>
          <OptionalSelect
            label="Items"
            choices={[
              { value: '', label: `All ${total.toLocaleString('en')}` },
              ...states.map((state) => ({ value: state, label: `${itemStates[state].label} (${counts[state]})` })),
            ]}
            value={search.state}
            onChange={(state) => onSearch({ state, peek: undefined })}
          />
          <span className="font-mono text-ink-3 text-small">{job.operationId}</span>
        </FilterRow>
      </search>
      <Items key={jobId} job={job} search={search} onSearch={onSearch} />
    </div>
  );
}

function JobButtons({ job, onOpenJob }: { job: Job; onOpenJob: (jobId: string) => void }) {
  const act = useJobAction(job.jobId);
  const nowMs = useNow(HELD_TICK_MS);
  const save = useMutation({
    mutationFn: () => readResults(job.jobId),
    onSuccess: (content) => saveFile('job-results.csv', 'text/csv', content),
    onError: (error) => notify(`The results were not exported: ${explainError(error)}`),
  });
  const run = (action: JobAction) =>
    act.mutate(action, {
      onSuccess: ({ jobId }) => {
        // Undoing is a separate job.
        if (jobId !== job.jobId) onOpenJob(jobId);
      },
    });
  return (
    <div className="flex flex-wrap gap-8">
      {listJobActions(job, nowMs).map(([action, label]) => (
        <Button key={action} isBusy={act.isPending} onPress={() => run(action)}>
          {label}
        </Button>
      ))}
      <Button isBusy={save.isPending} onPress={() => save.mutate()}>
        <Download size={14} strokeWidth={1.75} aria-hidden />
        Results as CSV
      </Button>
    </div>
  );
}

/** Links to the job that this one undoes, or that undoes this one. */
function Relatives({ job: { undoes, undoneBy } }: { job: Job }) {
  const related = undoes ?? undoneBy;
  if (related === undefined) return null;
  return (
    <p>
      <Link
        to="/jobs/$jobId"
        params={{ jobId: related }}
        className="word-target text-accent-ink underline-offset-2 hover:underline"
      >
        {undoes ? 'Original job' : 'Undo job'}
      </Link>
    </p>
  );
}

type ItemsProps = { job: Job; search: JobSearch; onSearch: (change: Partial<JobSearch>) => void };

function Items({ job, search, onSearch }: ItemsProps) {
  const isLive = job.state === 'running';
  const pages = useInfiniteQuery(itemsQuery(job.jobId, search, isLive));
  useOnJobEnd(isLive, pages.refetch);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => itemColumns(job, nowMs), [job, nowMs]);
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  const shown = rows.find(({ id }) => id === search.peek);
  const peek = (item: JobItem | undefined) => onSearch({ peek: item?.id });
  if (pages.isPending) return <Skeleton label="Loading the items" rows={6} />;
  if (isUnreadable(pages)) {
    const retry = () => void pages.refetch();
    return <ErrorView error={pages.error} title="The items could not be loaded" onRetry={retry} />;
  }
  return (
    <ListAndPanel panel={shown && <ItemPanel job={job} item={shown} onClose={() => peek(undefined)} />}>
      {rows.length === 0 ? (
        <EmptyState icon={SearchX} title="No items in this state" />
      ) : (
        <DataTable
          label="Items"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ label, state }) => `${label}, ${itemStates[state].label}`}
          rowSummary={({ reason, attempts }) => [reason, countOf(attempts, 'call')].filter(Boolean).join(' · ')}
          openId={search.peek}
          rowLink={({ id }) => peekLink(id)}
          onOpen={peek}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
        />
      )}
      <DataFreshness
        asOfMs={pages.dataUpdatedAt}
        loaded={rows.length}
        hasMore={pages.hasNextPage}
        noun="item"
        operationIds={['bff.jobs.items']}
        live={isLive ? toLiveState(pages) : undefined}
      />
    </ListAndPanel>
  );
}

/** Refetches once when a job has ended, because the last data is from before the end. */
function useOnJobEnd(isLive: boolean, read: () => unknown): void {
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current && !isLive) read();
    wasLive.current = isLive;
  }, [isLive, read]);
}
