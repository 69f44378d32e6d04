import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useUnsentResponses } from '#features/approvals/decide/unsent-responses.ts';
import { EvidenceButton } from '#features/approvals/evidence/evidence-button.tsx';
import { StatisticsButton } from '#features/approvals/history/statistics-button.tsx';
import {
  type ApprovalIndex,
  createReviewReport,
  getReviewId,
  type ReviewRow,
  readReviewPages,
  reviewsQuery,
} from '#features/approvals/review-queries.ts';
import { DEFAULT_FOLDER, getReviewSort, type ReviewSearch, reviewParams } from '#features/approvals/review-search.ts';
import { StartApproval } from '#features/approvals/start/start-approval.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { formatSort, parseSort } from '#shared/data-table/columns/sort-text.ts';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { FeedButton } from '#shared/feeds/feed-button.tsx';
import { CoverageLine } from '#shared/indexes/coverage-line.tsx';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import { type IndexList, useIndexList } from '#shared/indexes/use-index-list.ts';
import { useRefreshIndex } from '#shared/indexes/use-refresh-index.ts';
import { hasIndexRows, retainRows } from '#shared/lists/retain-rows.ts';
import { NewRows } from '#ui/display/new-rows.tsx';
import { PanelPart, Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { NoReviews } from './no-reviews.tsx';
import { clearQueueOrder } from './queue-order.ts';
import { REVIEW_VIEWS } from './queue-views.ts';
import { reviewColumns } from './review-columns.tsx';
import { getReviewSummary, renderReviewDetail } from './review-detail.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewFolders } from './review-folders.tsx';

const REVIEW_FEED = { kind: 'reviews' } as const;

// Lazy-loaded after the list, because nothing can be selected before.
const BulkBar = lazyComponent(() => import('#features/approvals/bulk/bulk-bar.tsx'), 'BulkBar');
// Preloaded after the list, so that the first panel to open receives the keys pressed next.
const ReviewPanel = lazyComponent(() => import('./review-panel.tsx'), 'ReviewPanel');

const TICK_MS = 30_000;

type ReviewsPageProps = {
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
  onOpen: (row: ReviewRow) => void;
  /** Renders the content of the file under review. */
  renderPreview: (row: ReviewRow) => ReactNode;
};

/** Lists all approvals that wait for a response, across files, with the decision beside the list. */
export function ReviewsPage({ search, onSearch, onOpen, renderPreview }: ReviewsPageProps) {
  const query = reviewsQuery(search);
  const pages = useInfiniteQuery({ ...query, ...retainRows(search.folder ?? DEFAULT_FOLDER, hasIndexRows) });
  const everything = readReviewPages(search);
  const list = useIndexList(pages, {
    queryKey: query.queryKey,
    rowId: getReviewId,
    everything,
    peekId: search.peek,
    onSearch,
  });
  const { peeked } = list;
  const first = pages.data?.pages[0];
  const nowMs = useNow(TICK_MS);
  const answers = useUnsentResponses();
  const { folder = DEFAULT_FOLDER } = search;
  const columns = useMemo(() => reviewColumns(nowMs, answers, folder), [nowMs, answers, folder]);
  const layout = useColumnLayout({
    table: 'approvals',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const app = useRouter();
  useEffect(() => clearQueueOrder(app), [app]);
  useEffect(() => {
    if (!pages.isPending) void ReviewPanel.preload();
  }, [pages.isPending]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Approvals"
        actions={
          <>
            <TableTools
              views={REVIEW_VIEWS}
              name="approvals"
              layout={layout}
              rows={list.rows}
              picked={list.selection.rows}
              incomplete={first && explainIncomplete(first.coverage)}
              hasMore={pages.hasNextPage}
              pages={everything}
              report={createReviewReport(search)}
            />
            <EvidenceButton search={search} />
            <StatisticsButton search={search} />
            <FeedButton source={REVIEW_FEED} title="Reviews due" isNarrow />
            <StartApproval />
          </>
        }
      />
      <ReviewFolders search={search} index={first} />
      <ReviewFilters search={search} onSearch={onSearch} />
      <ListAndPanel
        panel={
          peeked && (
            <PanelPart>
              <ReviewPanel
                key={search.peek}
                {...peeked}
                preview={renderPreview(peeked.row)}
                onOpen={() => onOpen(peeked.row)}
              />
            </PanelPart>
          )
        }
      >
        {pages.isPending && <Skeleton head="columns" label="Loading the approvals" rows={8} />}
        {isUnreadable(pages) && (
          <ErrorView
            error={pages.error}
            title="The approvals could not be loaded"
            onRetry={() => void pages.refetch()}
          />
        )}
        {first && (
          <Queue
            list={list}
            coverage={first.coverage}
            counts={first.counts}
            query={pages}
            layout={layout}
            answers={answers}
            nowMs={nowMs}
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
          />
        )}
      </ListAndPanel>
    </div>
  );
}

type QueueProps = Omit<ReviewsPageProps, 'renderPreview'> & {
  list: IndexList<ReviewRow>;
  coverage: ApprovalIndex['coverage'];
  counts: ApprovalIndex['counts'];
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => unknown;
  };
  layout: ColumnLayout<ReviewRow>;
  answers: ReturnType<typeof useUnsentResponses>;
  nowMs: number;
};

function Queue({ list, coverage, counts, query, layout, answers, nowMs, search, onSearch, onOpen }: QueueProps) {
  const { rows, arrivals, selection, peek } = list;
  const refresh = useRefreshIndex('approvals');
  return (
    <>
      <ProgressLine isActive={query.isPlaceholderData} label="Loading the approvals" />
      <NewRows count={arrivals.newCount} onShow={arrivals.showNew} />
      {rows.length === 0 ? (
        <NoReviews search={search} onSearch={onSearch} counts={counts} coverage={coverage} />
      ) : (
        <DataTable
          label="Approvals"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={getReviewId}
          rowLabel={({ title }) => title}
          narrowDetail={(row) => renderReviewDetail(row, nowMs)}
          rowSummary={(row) => getReviewSummary(row, answers.get(getReviewId(row)), nowMs)}
          openId={search.peek}
          selection={selection}
          rowLink={({ fileId, approvalId }) => ({
            to: '/reviews/$fileId/$approvalId',
            params: { fileId, approvalId },
            search,
          })}
          onOpen={onOpen}
          onPeek={peek}
          hasMore={query.hasNextPage && !query.isPlaceholderData}
          isStale={query.isPlaceholderData}
          isLoadingMore={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          sort={parseSort(getReviewSort(search))}
          onSort={(sort) => onSearch({ sort: reviewParams.sort(formatSort(sort)) })}
        />
      )}
      <Part>
        <BulkBar selection={selection} />
      </Part>
      <CoverageLine
        index="approvals"
        coverage={coverage}
        loaded={rows.length}
        hasMore={query.hasNextPage}
        isOutdated={query.isPlaceholderData}
        noun="approval"
        onRefresh={refresh}
      />
    </>
  );
}
