import { ShieldCheck } from 'lucide-react';
import { formatSort, parseSort } from '#shared/data-table/columns/sort-text.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { CoverageLine } from '#shared/indexes/coverage-line.tsx';
import { isComplete } from '#shared/indexes/incomplete.ts';
import { IncompleteList } from '#shared/indexes/incomplete-list.tsx';
import type { IndexList } from '#shared/indexes/use-index-list.ts';
import { useRefreshIndex } from '#shared/indexes/use-refresh-index.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { NewRows } from '#ui/display/new-rows.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { type Grant, grantId, type ReviewIndex } from './queries.ts';
import { grantSummary } from './review-labels.ts';
import { REVIEW_FILTERS, type ReviewSearch, readReviewSort } from './search.ts';

type GrantListProps = {
  list: IndexList<Grant>;
  coverage: ReviewIndex['coverage'];
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => unknown;
  };
  layout: ColumnLayout<Grant>;
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
};

/** The rows of the queue, or an explanation if it is empty. */
export function GrantList({ list, coverage, query, layout, search, onSearch }: GrantListProps) {
  const { rows, arrivals, peek } = list;
  const refresh = useRefreshIndex('outside-access');
  const isQueue = search.show === undefined;
  return (
    <>
      <ProgressLine isActive={query.isPlaceholderData} label="Loading access" />
      <NewRows count={arrivals.newCount} onShow={arrivals.showNew} />
      {rows.length === 0 ? (
        <EmptyList
          icon={ShieldCheck}
          title={isQueue ? 'Everything is reviewed' : 'No access from outside'}
          noMatch="No access matches these filters"
          filters={REVIEW_FILTERS}
          search={search}
          onSearch={onSearch}
          wider={isQueue ? [{ label: 'Show all access', search: { show: 'all' } }] : []}
          incomplete={
            !isComplete(coverage) && (
              <IncompleteList coverage={coverage} subject="access from outside" operationId="drive.permissions.list" />
            )
          }
        />
      ) : (
        <DataTable
          label="Access from outside"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={grantId}
          rowLabel={(grant) => `${describeOutsideGrantee(grant)}, ${grant.title}`}
          narrowDetail={({ title }) => title}
          rowSummary={grantSummary}
          openId={search.peek}
          onOpen={peek}
          hasMore={query.hasNextPage && !query.isPlaceholderData}
          isStale={query.isPlaceholderData}
          isLoadingMore={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          sort={parseSort(search.sort ?? 'title')}
          onSort={(sort) => onSearch({ sort: readReviewSort(formatSort(sort)) })}
        />
      )}
      <CoverageLine
        index="outside-access"
        coverage={coverage}
        loaded={rows.length}
        hasMore={query.hasNextPage}
        isOutdated={query.isPlaceholderData}
        noun="entry"
        onRefresh={refresh}
      />
    </>
  );
}
