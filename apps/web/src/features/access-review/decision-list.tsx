import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { decisionColumns } from './decision-columns.tsx';
import { createDecisionReport, decisionsQuery, readDecisionPages, saveReport } from './queries.ts';
import { ReviewFilters } from './review-filters.tsx';
import { describeDecidedGrantee, formatDecision } from './review-labels.ts';
import { REVIEW_VIEWS, type ReviewSearch } from './search.ts';

const TICK_MS = 60_000;

type DecisionListProps = {
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
  onOpenFile: (fileId: string) => void;
};

/** Lists the decisions of access reviews as a report that can be saved as a file or printed. */
export function DecisionList({ search, onSearch, onOpenFile }: DecisionListProps) {
  const pages = useInfiniteQuery(decisionsQuery(search));
  const rows = useMemo(() => pages.data?.pages.flatMap(({ decisions }) => decisions) ?? [], [pages.data]);
  const report = () =>
    void saveReport(search).catch((cause: Error) => notify(explainFailure('The report was not saved', cause)));
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => decisionColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'access-decisions',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Access review"
        actions={
          <TableTools
            views={REVIEW_VIEWS}
            name="access-review"
            layout={layout}
            rows={rows}
            hasMore={pages.hasNextPage}
            pages={readDecisionPages(search)}
            report={createDecisionReport(search)}
            more={{ label: 'PDF report of all decisions', onOpen: report }}
          />
        }
      />
      <ReviewFilters search={search} onSearch={onSearch} />
      {pages.isPending && <Skeleton head="columns" label="Loading the decisions" rows={6} />}
      {isUnreadable(pages) && (
        <ErrorView error={pages.error} title="The decisions could not be loaded" onRetry={() => void pages.refetch()} />
      )}
      {pages.isSuccess && rows.length === 0 && <EmptyState icon={ClipboardCheck} title="No decisions in this period" />}
      {rows.length > 0 && (
        <DataTable
          label="Decisions"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={({ decisionId }) => decisionId}
          rowLabel={(decision) => `${describeDecidedGrantee(decision)}, ${decision.title}`}
          rowSummary={(decision) => `${getRoleName(decision.role)} before · ${formatDecision(decision)}`}
          onOpen={({ fileId }) => onOpenFile(fileId)}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
        />
      )}
      {pages.isSuccess && (
        <DataFreshness
          asOfMs={pages.dataUpdatedAt}
          loaded={rows.length}
          hasMore={pages.hasNextPage}
          noun="decision"
          operationIds={['bff.accessDecisions.list']}
        />
      )}
    </div>
  );
}
