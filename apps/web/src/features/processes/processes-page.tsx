import { OctagonPause } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { useLoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView } from '#shared/errors/error-view.tsx';
import type { TimeStyle } from '#shared/format/time.ts';
import { useRowSelection } from '#shared/lists/use-row-selection.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NewRows } from '#ui/display/new-rows.tsx';
import { PanelPart, Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { StatusSummary } from './counts/status-summary.tsx';
import { useStatusCounts } from './counts/use-status-counts.ts';
import { applyClientFilters, getClientFilters, readMatchingPages } from './list/client-filters.ts';
import { ModeSwitch } from './list/mode-switch.tsx';
import { NoProcesses } from './list/no-processes.tsx';
import { processColumns } from './list/process-columns.tsx';
import { findFields } from './list/process-fields.ts';
import { ProcessFilters } from './list/process-filters.tsx';
import type { ProcessList } from './list/process-list.ts';
import type { ProcessSearch } from './list/process-search.ts';
import { getProcessKey } from './list/queries.ts';
import { SlowNotice } from './slow-notice.tsx';
import { ProcessTable } from './table/process-table.tsx';
import { ProcessTools } from './table/process-tools.tsx';
import { useProcessList } from './table/use-process-list.ts';

// Preloaded after the list, before a panel first opens.
const ProcessPanel = lazyComponent(() => import('./process-panel.tsx'), 'ProcessPanel');
const AbsentProcessPanel = lazyComponent(() => import('./process-panel.tsx'), 'AbsentProcessPanel');
// Lazy-loaded when the mode is selected.
const ProcessErrorGroups = lazyComponent(() => import('./errors/process-error-groups.tsx'), 'ProcessErrorGroups');
const ProcessGroups = lazyComponent(() => import('./list/process-groups.tsx'), 'ProcessGroups');
const ProcessTimeline = lazyComponent(() => import('./timeline/process-timeline.tsx'), 'ProcessTimeline');

const TICK_MS = 5_000;
const PANEL_AFTER_MS = 500; // The rows are rendered by then.

export type ProcessesPageProps = {
  search: ProcessSearch;
  /** The list call for `search`, with its relative times resolved. */
  list: ProcessList;
  onSearch: (change: Partial<ProcessSearch>) => void;
  /** Resolves relative times again and refetches. */
  onRefresh: () => void;
  /** Whether the page is part of a project: without its own heading, and without filters for projects. */
  isWithinProject?: boolean;
};

/** Lists processes, past and in progress, with the reasons for failures. */
export function ProcessesPage({ search, list, onSearch, onRefresh, isWithinProject = false }: ProcessesPageProps) {
  const isLive = search.live ?? true;
  const processes = useProcessList(list, isLive);
  const nowMs = useNow(TICK_MS);
  const [timeStyle, setTimeStyle] = useState<TimeStyle>('relative');
  const rows = useMemo(() => applyClientFilters(processes.rows, search, nowMs), [processes.rows, search, nowMs]);
  const columns = useMemo(
    () => processColumns(timeStyle, nowMs).filter(({ id }) => !isWithinProject || id !== 'project'),
    [timeStyle, nowMs, isWithinProject],
  );
  const layout = useColumnLayout({
    table: isWithinProject ? 'project-processes' : 'processes',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const order = useLoadedOrder(rows, columns);
  const selection = useRowSelection(order.rows, getProcessKey, {
    list: JSON.stringify([list, getClientFilters(search)]),
    pages: processes.hasMore
      ? (signal) => readMatchingPages(list, search, { fields: findFields(processes), signal })
      : undefined,
  });
  const open = processes.rows.find((process) => getProcessKey(process) === search.peek);
  useEffect(() => {
    if (processes.isPending) return undefined;
    const timer = setTimeout(ProcessPanel.preload, PANEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [processes.isPending]);
  const closePanel = () => onSearch({ peek: undefined });
  useShortcut('f', () => onSearch({ status: isOnlyFailed(search) ? undefined : ['FAILED'] }));
  useShortcut('t', () => setTimeStyle(timeStyle === 'relative' ? 'absolute' : 'relative'));
  // Within a project, its ID is not a removable filter.
  const filters = isWithinProject ? { ...search, script: undefined } : search;
  const { peek: openId, script: scriptId } = search;
  const source = { list, filters: getClientFilters(search), hasErrors: processes.hasErrors };
  const table = { processes, order, layout, selection, nowMs, openId, scriptId, source, onSearch };
  const tools = (
    <ProcessTools
      {...table}
      search={search}
      list={list}
      isLive={isLive}
      isWithinProject={isWithinProject}
      onRefresh={onRefresh}
    />
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {!isWithinProject && <PageHead title="Processes" actions={tools} />}
      <ProcessFilters
        search={search}
        onChange={onSearch}
        isWithinProject={isWithinProject}
        hasErrors={processes.hasErrors}
      >
        {isWithinProject && tools}
      </ProcessFilters>
      <ListAndPanel
        panel={
          <PanelPart onClose={closePanel}>
            {open && <ProcessPanel process={open} nowMs={nowMs} onClose={closePanel} />}
            {search.peek !== undefined && !open && !processes.isPending && (
              <AbsentProcessPanel processId={search.peek} hasMore={processes.hasMore} onClose={closePanel} />
            )}
          </PanelPart>
        }
      >
        <ProgressLine isActive={processes.isRefreshing} label="Refreshing" />
        <SlowNotice isLoading={processes.isLoading} onStop={processes.stop} />
        <LoadedProcesses
          {...table}
          list={list}
          onRefresh={onRefresh}
          isWithinProject={isWithinProject}
          search={filters}
        />
        {processes.isRead && (
          <DataFreshness
            asOfMs={processes.asOfMs}
            loaded={processes.rows.length}
            hasMore={processes.hasMore}
            noun="process"
            live={isLive ? processes.live : undefined}
            operationIds={[list.id]}
            isOutdated={processes.isRefreshing}
            pinned={search.mode === 'timeline' ? {} : undefined}
          />
        )}
      </ListAndPanel>
    </div>
  );
}

type LoadedProcessesProps = Parameters<typeof ProcessTable>[0] & {
  search: ProcessSearch;
  list: ProcessList;
  onRefresh: () => void;
  isWithinProject: boolean;
};

function LoadedProcesses({ search, list, onRefresh, isWithinProject, ...table }: LoadedProcessesProps) {
  const { processes, onSearch } = table;
  if (processes.isStopped) {
    return (
      <EmptyState icon={OctagonPause} title="Loading stopped" action={<Button onPress={onRefresh}>Load</Button>}>
        No results were loaded, so matching processes may still exist.
      </EmptyState>
    );
  }
  if (processes.isPending) return <Skeleton head="columns" label="Loading the processes" rows={12} />;
  if (processes.error && processes.rows.length === 0) {
    return <ErrorView error={processes.error} title="The processes could not be loaded" onRetry={onRefresh} />;
  }
  const { rows } = table.order;
  if (rows.length === 0 && !processes.hasMore) {
    return <NoProcesses search={search} onSearch={onSearch} isWithinProject={isWithinProject} />;
  }
  const { hasMore, isLoadingMore, loadMore: onLoadMore } = processes;
  const more = { processes: rows, nowMs: table.nowMs, hasMore, isLoadingMore, onLoadMore, onSearch };
  return (
    <>
      <CountedSummary list={list} search={search} processes={processes} onSearch={onSearch} loaded={rows} />
      <NewRows count={processes.newCount} onShow={onRefresh} />
      {search.mode === undefined && <ProcessTable {...table} />}
      {search.mode !== undefined && (
        <Part fallback={<LoadingView />}>
          {search.mode === 'groups' && <ProcessGroups {...more} isWithinProject={isWithinProject} />}
          {search.mode === 'errors' && (
            <ProcessErrorGroups
              processes={rows}
              nowMs={table.nowMs}
              hasErrors={processes.hasErrors}
              list={list}
              search={search}
              hasMore={hasMore}
              onSearch={onSearch}
              isWithinProject={isWithinProject}
            />
          )}
          {search.mode === 'timeline' && (
            <ProcessTimeline {...more} deploymentId={search.deployment} isWithinProject={isWithinProject} />
          )}
        </Part>
      )}
    </>
  );
}

type CountedSummaryProps = Parameters<typeof useStatusCounts>[0] & Pick<LoadedProcessesProps, 'onSearch'>;

function CountedSummary({ onSearch, ...counted }: CountedSummaryProps) {
  const { mode, status } = counted.search;
  return (
    <StatusSummary
      counted={useStatusCounts(counted)}
      chosen={status ?? []}
      onChoose={(next) => onSearch({ status: next })}
    >
      <ModeSwitch mode={mode} onChange={(next) => onSearch({ mode: next })} />
    </StatusSummary>
  );
}

/** As tall as the view that follows, so that the line below stays at the bottom. */
function LoadingView() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden">
      <Skeleton label="Loading the view" rows={12} />
    </div>
  );
}

function isOnlyFailed({ status }: ProcessSearch): boolean {
  return status?.length === 1 && status[0] === 'FAILED';
}
