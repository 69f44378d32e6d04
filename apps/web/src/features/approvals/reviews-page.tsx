import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { CoverageLine } from '#shared/coverage-line.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { NewRows } from '#shared/data-table/new-rows.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/use-column-layout.ts';
import { type RowSelection, useRowSelection } from '#shared/data-table/use-row-selection.ts';
import { useStillRows } from '#shared/data-table/use-still-rows.ts';
import { EmptyList } from '#shared/empty-list.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import { useNow } from '#shared/use-now.ts';
import { useRefreshIndex } from '#shared/use-refresh-index.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OtherFolders } from './other-folders.tsx';
import { useOwnAnswers } from './own-answers.ts';
import { reviewColumns, reviewDetail } from './review-columns.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewFolders } from './review-folders.tsx';
import { type ApprovalIndex, type ReviewRow, readReviewPages, reviewId, reviewsQuery } from './review-queries.ts';
import { DEFAULT_FOLDER, REVIEW_FILTERS, type ReviewSearch, reviewSort } from './review-search.ts';
import { StartApproval } from './start-approval.tsx';
import { StatisticsButton } from './statistics-button.tsx';

// Loaded after the list, ahead of the first look, so that the keys that follow reach it.
const loadPanel = () => import('./review-panel.tsx');
const ReviewPanel = lazy(async () => ({ default: (await loadPanel()).ReviewPanel }));

const TICK_MS = 30_000;

type ReviewsPageProps = {
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
  onOpen: (row: ReviewRow) => void;
  /** The content of the file whose approval is looked at. */
  renderPreview: (row: ReviewRow) => ReactNode;
};

/** Everything that waits for an answer, across files, with the decision beside it. */
export function ReviewsPage({ search, onSearch, onOpen, renderPreview }: ReviewsPageProps) {
  const pages = useInfiniteQuery(reviewsQuery(search));
  const latest = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  const list = JSON.stringify(reviewsQuery(search).queryKey);
  const { rows, ...arrivals } = useStillRows(latest, reviewId, { list, isOpen: search.peek !== undefined });
  const first = pages.data?.pages[0];
  const index = rows.findIndex((row) => reviewId(row) === search.peek);
  const shown = rows[index];
  const peek = (row: ReviewRow | undefined) => onSearch({ peek: row && reviewId(row) });
  const nowMs = useNow(TICK_MS);
  const answers = useOwnAnswers();
  const columns = useMemo(() => reviewColumns(nowMs, answers), [nowMs, answers]);
  const layout = useColumnLayout({
    table: 'approvals',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const everything = readReviewPages(search);
  const selection = useRowSelection(rows, reviewId, {
    list,
    pages: pages.hasNextPage ? everything : undefined,
  });
  useEffect(() => {
    if (!pages.isPending) void loadPanel();
  }, [pages.isPending]);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PageHead
          title="Approvals"
          actions={
            <>
              <TableTools
                name="approvals"
                layout={layout}
                rows={rows}
                picked={selection.rows}
                hasMore={pages.hasNextPage}
                pages={everything}
              />
              <StatisticsButton search={search} />
              <StartApproval />
            </>
          }
        />
        <ReviewFolders search={search} counts={first?.counts} />
        <ReviewFilters search={search} onSearch={onSearch} />
        {pages.isPending && <Skeleton label="Loading the approvals" rows={8} />}
        {pages.error && !pages.data && (
          <ErrorView
            error={pages.error}
            title="The approvals could not be loaded"
            onRetry={() => void pages.refetch()}
          />
        )}
        {first && (
          <Queue
            rows={rows}
            coverage={first.coverage}
            counts={first.counts}
            arrivals={arrivals}
            query={pages}
            layout={layout}
            selection={selection}
            nowMs={nowMs}
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
            onPeek={peek}
          />
        )}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <ReviewPanel
            key={reviewId(shown)}
            row={shown}
            preview={renderPreview(shown)}
            position={`${index + 1} of ${rows.length}${pages.hasNextPage ? '+' : ''}`}
            onClose={() => peek(undefined)}
            onNext={() => peek(rows[index + 1])}
            onOpen={() => onOpen(shown)}
          />
        </Suspense>
      )}
    </div>
  );
}

type QueueProps = Omit<ReviewsPageProps, 'renderPreview'> & {
  rows: readonly ReviewRow[];
  coverage: ApprovalIndex['coverage'];
  counts: ApprovalIndex['counts'];
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  layout: ColumnLayout<ReviewRow>;
  selection: RowSelection<ReviewRow>;
  nowMs: number;
  arrivals: { newCount: number; showNew: () => void };
  onPeek: (row: ReviewRow | undefined) => void;
};

function Queue({ rows, coverage, counts, query, layout, selection, nowMs, search, ...page }: QueueProps) {
  const { arrivals, onSearch, onOpen, onPeek } = page;
  const refresh = useRefreshIndex('approvals');
  return (
    <>
      <NewRows count={arrivals.newCount} onShow={arrivals.showNew} />
      {rows.length === 0 ? (
        <div className="flex min-h-0 flex-1">
          <NoReviews search={search} onSearch={onSearch} counts={counts} isScanning={coverage.state !== 'current'} />
        </div>
      ) : (
        <DataTable
          label="Approvals"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={reviewId}
          rowLabel={({ title }) => title}
          narrowDetail={(row) => reviewDetail(row, nowMs)}
          narrowButtons={(row) => (
            <>
              <Button
                size="touch"
                aria-label={`${row.isWaitingOnMe ? 'Decide on' : 'Look at'} ${row.title}`}
                onPress={() => onPeek(row)}
              >
                {row.isWaitingOnMe ? 'Decide' : 'Look'}
              </Button>
              <Button size="touch" aria-label={`Open ${row.title}`} onPress={() => onOpen(row)}>
                Open
              </Button>
            </>
          )}
          openId={search.peek}
          selection={selection}
          onOpen={onOpen}
          onPeek={onPeek}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          sort={toSort(reviewSort(search))}
          onSort={({ key, isDescending }) =>
            onSearch({ sort: `${isDescending ? '-' : ''}${key}` as ReviewSearch['sort'] })
          }
        />
      )}
      <BulkBar selection={selection} />
      <CoverageLine
        coverage={coverage}
        loaded={rows.length}
        hasMore={query.hasNextPage}
        noun="approval"
        onRefresh={refresh}
      />
    </>
  );
}

function toSort(sort: string) {
  return { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') };
}

type NoReviewsProps = Pick<ReviewsPageProps, 'search' | 'onSearch'> &
  Pick<QueueProps, 'counts'> & { isScanning: boolean };

function NoReviews({ search, onSearch, counts, isScanning }: NoReviewsProps) {
  const isWaiting = (search.folder ?? DEFAULT_FOLDER) === 'waiting';
  return (
    <EmptyList
      icon={Inbox}
      title={isWaiting ? 'Nothing is waiting on you' : 'There is nothing here'}
      noMatch="No approval matches these filters"
      filters={REVIEW_FILTERS}
      search={search}
      onSearch={onSearch}
      isScanning={isScanning}
    >
      {isWaiting && 'What others ask you to approve comes here by itself.'}
      <OtherFolders current={search.folder ?? DEFAULT_FOLDER} counts={counts} />
    </EmptyList>
  );
}
