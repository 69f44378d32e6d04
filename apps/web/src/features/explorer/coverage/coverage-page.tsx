import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { ExplorerTabs } from '#features/explorer/explorer-tabs.tsx';
import { allOperations } from '#features/explorer/operation/operation.ts';
import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { coverageColumns } from './coverage-columns.tsx';
import { type CoverageRow, toCoverageRows } from './coverage-row.ts';
import { COVERAGE_CHOICES, COVERAGE_FILTERS, type CoverageSearch } from './coverage-search.ts';
import { type OperationUsage, usageQuery } from './usage-query.ts';

const TICK_MS = 60_000;

type CoveragePageProps = {
  search: CoverageSearch;
  onSearch: (search: CoverageSearch) => void;
  onOpen: (operationId: string) => void;
};

/** Lists all operations with the screens that use them, their number of calls, and their last result. */
export function CoveragePage({ search, onSearch, onOpen }: CoveragePageProps) {
  const usage = useQuery(usageQuery);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="API explorer" />
      <ExplorerTabs isCoverage />
      <search className="flex shrink-0 flex-wrap items-center gap-8 border-line border-b px-16 py-8">
        <FilterField
          isSearch
          label="Operation"
          value={search.q}
          onChange={(q) => onSearch({ ...search, q })}
          placeholder="ID or description"
          isWide
        />
        <SingleSelect
          label="Show"
          choices={COVERAGE_CHOICES}
          value={search.show ?? 'all'}
          onChange={(show) => onSearch({ ...search, show: show === 'all' ? undefined : show })}
        />
        {usage.data && <CalledCount usages={usage.data} />}
      </search>
      {usage.isPending && <Skeleton head="columns" label="Loading operation usage" rows={12} />}
      {isUnreadable(usage) && (
        <ErrorView
          error={usage.error}
          title="Operation usage could not be loaded"
          onRetry={() => void usage.refetch()}
        />
      )}
      {usage.data && (
        <CoverageTable
          usages={usage.data}
          asOfMs={usage.dataUpdatedAt}
          search={search}
          onSearch={onSearch}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

function CalledCount({ usages }: { usages: readonly OperationUsage[] }) {
  const called = usages.filter(({ calls }) => calls > 0).length;
  return (
    <span className="text-ink-2">
      {called} of {allOperations.length} called in 90 days
    </span>
  );
}

type CoverageTableProps = {
  usages: readonly OperationUsage[];
  asOfMs: number;
  search: CoverageSearch;
  onSearch: (search: CoverageSearch) => void;
  onOpen: (operationId: string) => void;
};

function CoverageTable({ usages, asOfMs, search, onSearch, onOpen }: CoverageTableProps) {
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => coverageColumns(nowMs), [nowMs]);
  const rows = useMemo(() => toCoverageRows(usages, search), [usages, search]);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyList
          icon={SearchX}
          title="No operations"
          noMatch="No operations match these filters"
          filters={COVERAGE_FILTERS}
          search={search}
          onSearch={(change) => onSearch({ ...search, ...change })}
        />
      ) : (
        <DataTable
          label="Operation usage"
          columns={columns}
          rows={rows}
          rowId={getRowId}
          rowLabel={({ id, summary }) => `${id}, ${summary}`}
          narrowDetail={({ lastStatus, screens }) => `${lastStatus ?? 'Not called'} · ${screens.join(', ')}`}
          onOpen={({ id }) => onOpen(id)}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
        />
      )}
      <DataFreshness
        asOfMs={asOfMs}
        loaded={rows.length}
        hasMore={false}
        noun="operation"
        operationIds={['bff.operations.usage']}
      />
    </>
  );
}

function getRowId({ id }: CoverageRow): string {
  return id;
}
