import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { formatSort, parseSort } from '#shared/data-table/columns/sort-text.ts';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { CoverageLine } from '#shared/indexes/coverage-line.tsx';
import { explainIncomplete, isComplete } from '#shared/indexes/incomplete.ts';
import { IncompleteList } from '#shared/indexes/incomplete-list.tsx';
import { type IndexList, useIndexList } from '#shared/indexes/use-index-list.ts';
import { useRefreshIndex } from '#shared/indexes/use-refresh-index.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { hasIndexRows, retainRows } from '#shared/lists/retain-rows.ts';
import { peekLink } from '#shared/lists/row-link.ts';
import { NewRows } from '#ui/display/new-rows.tsx';
import { PanelPart, Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { REQUEST_VIEWS } from './built-in-views.ts';
import {
  type RequestIndex,
  type RequestRow,
  readRequestPages,
  requestId,
  requestReport,
  requestsQuery,
} from './queries.ts';
import { requestColumns, requestDetail } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import { REQUEST_FILTERS, type RequestSearch, readRequestSort, requestSort } from './search.ts';

// Lazy-loaded once there are rows to select.
const RequestBulkBar = lazyComponent(() => import('./request-bulk-bar.tsx'), 'RequestBulkBar');
// Preloaded after the list, so that the first panel to open receives the keys pressed next.
const RequestPanel = lazyComponent(() => import('./request-panel.tsx'), 'RequestPanel');

const TICK_MS = 60_000;

type RequestsPageProps = { search: RequestSearch; onSearch: (change: Partial<RequestSearch>) => void };

/** Lists all requests for access to files that the user may share, across files. */
export function RequestsPage({ search, onSearch }: RequestsPageProps) {
  const query = requestsQuery(search);
  const pages = useInfiniteQuery({ ...query, ...retainRows('access requests', hasIndexRows) });
  const everything = readRequestPages(search);
  const list = useIndexList(pages, {
    queryKey: query.queryKey,
    rowId: requestId,
    everything,
    peekId: search.peek,
    onSearch,
  });
  const first = pages.data?.pages[0];
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => requestColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'access-requests',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  useEffect(() => {
    if (!pages.isPending) void RequestPanel.preload();
  }, [pages.isPending]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Access requests"
        actions={
          <TableTools
            views={REQUEST_VIEWS}
            name="access-requests"
            layout={layout}
            rows={list.rows}
            picked={list.selection.rows}
            incomplete={first && explainIncomplete(first.coverage)}
            hasMore={pages.hasNextPage}
            pages={everything}
            report={requestReport(search)}
          />
        }
      />
      <RequestFilters search={search} onSearch={onSearch} />
      <ListAndPanel
        panel={
          list.peeked && (
            <PanelPart>
              <RequestPanel key={search.peek} {...list.peeked} rows={list.rows} onShow={list.peek} />
            </PanelPart>
          )
        }
      >
        {pages.isPending && <Skeleton head="columns" label="Loading the requests" rows={6} />}
        {isUnreadable(pages) && (
          <ErrorView
            error={pages.error}
            title="The requests could not be loaded"
            onRetry={() => void pages.refetch()}
          />
        )}
        {first && (
          <Requests
            list={list}
            coverage={first.coverage}
            query={pages}
            layout={layout}
            search={search}
            onSearch={onSearch}
          />
        )}
      </ListAndPanel>
    </div>
  );
}

type RequestsProps = RequestsPageProps & {
  list: IndexList<RequestRow>;
  coverage: RequestIndex['coverage'];
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => unknown;
  };
  layout: ColumnLayout<RequestRow>;
};

function Requests({ list, coverage, query, layout, search, onSearch }: RequestsProps) {
  const { rows, arrivals, selection, peek } = list;
  const refresh = useRefreshIndex('access-requests');
  return (
    <>
      <ProgressLine isActive={query.isPlaceholderData} label="Loading the requests" />
      <NewRows count={arrivals.newCount} onShow={arrivals.showNew} />
      {rows.length === 0 ? (
        <EmptyList
          icon={KeyRound}
          title="No access requests"
          noMatch="No requests match these filters"
          filters={REQUEST_FILTERS}
          search={search}
          onSearch={onSearch}
          incomplete={
            !isComplete(coverage) && (
              <IncompleteList coverage={coverage} subject="access requests" operationId="drive.accessproposals.list" />
            )
          }
        />
      ) : (
        <DataTable
          label="Access requests"
          columns={layout.columns}
          layout={layout}
          rows={rows}
          rowId={requestId}
          rowLabel={({ requester, title }) => `${requester}, ${title}`}
          narrowDetail={requestDetail}
          openId={search.peek}
          selection={selection}
          rowLink={(row) => peekLink(requestId(row))}
          onOpen={peek}
          hasMore={query.hasNextPage && !query.isPlaceholderData}
          isStale={query.isPlaceholderData}
          isLoadingMore={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          sort={parseSort(requestSort(search))}
          onSort={(sort) => onSearch({ sort: readRequestSort(formatSort(sort)) })}
        />
      )}
      {/* The fallback takes the place of the bar between its neighbours. */}
      <Part fallback={<div />}>
        <RequestBulkBar selection={selection} />
      </Part>
      <CoverageLine
        index="access-requests"
        coverage={coverage}
        loaded={rows.length}
        hasMore={query.hasNextPage}
        isOutdated={query.isPlaceholderData}
        noun="request"
        onRefresh={refresh}
      />
    </>
  );
}
