import { Radio, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { RunSource } from '#features/processes/export/export-runs.ts';
import { getClientFilters, readMatchingPages } from '#features/processes/list/client-filters.ts';
import { findFields } from '#features/processes/list/process-fields.ts';
import { NO_FILTERS } from '#features/processes/list/process-filter-list.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { type ProcessSearch, processSearch } from '#features/processes/list/process-search.ts';
import { processViews } from '#features/processes/list/system-views.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import type { LoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { CLEAR_FILTERS, type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ViewMenu } from '#shared/views/view-menu.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded when processes are exported with their logs.
const ExportRunsDialog = lazyComponent(
  () => import('#features/processes/export/export-runs-dialog.tsx'),
  'ExportRunsDialog',
);

type ProcessToolsProps = {
  list: ProcessList;
  order: LoadedOrder<Process>;
  layout: ColumnLayout<Process>;
  selection: RowSelection<Process>;
  processes: { hasMore: boolean; hasErrors: boolean };
  /** The source for reading processes again with their logs. */
  source: RunSource;
  isLive: boolean;
  search: ProcessSearch;
  isWithinProject: boolean;
  onSearch: (change: Partial<ProcessSearch>) => void;
  onRefresh: () => void;
};

/** The tools of the process list: save as a view, select columns, export rows, refresh, and live mode. */
export function ProcessTools({
  list,
  order,
  layout,
  selection,
  processes,
  isLive,
  isWithinProject,
  ...props
}: ProcessToolsProps) {
  const [isExporting, setIsExporting] = useState(false);
  const toggleLive = () => props.onSearch({ live: isLive ? false : undefined });
  useShortcut('L', toggleLive);
  useShortcut('R', props.onRefresh);
  return (
    <>
      {!isWithinProject && (
        <ViewMenu
          screen="processes"
          systemViews={processViews}
          search={getView(props.search)}
          onShow={(view) => props.onSearch({ ...EMPTY_VIEW, ...getView(processSearch.parse(view)) })}
        />
      )}
      <TableTools
        name="processes"
        layout={layout}
        areColumnsShown={props.search.mode === undefined}
        rows={order.rows}
        picked={selection.rows}
        hasMore={processes.hasMore}
        pages={(signal) => readMatchingPages(list, props.search, { fields: findFields(processes), signal })}
        report={toReport(list, props.search)}
        more={{ label: 'With errors and logs…', onOpen: () => setIsExporting(true) }}
      />
      {isExporting && (
        <WindowPart onClose={() => setIsExporting(false)}>
          <ExportRunsDialog source={props.source} picked={selection.rows} onClose={() => setIsExporting(false)} />
        </WindowPart>
      )}
      <IconButton icon={RefreshCw} label="Refresh" hotkey="R" onPress={props.onRefresh} />
      <IconButton
        icon={Radio}
        label={isLive ? 'Turn live updates off' : 'Turn live updates on'}
        hotkey="L"
        isActive={isLive}
        onPress={toggleLive}
      />
    </>
  );
}

// Members missing from a view are reset, including the grouping. Otherwise the view would not show what it was saved for.
const EMPTY_VIEW: Partial<ProcessSearch> = { ...NO_FILTERS, mode: undefined, cols: undefined };

/** Returns the saved part of a search: filters, columns and grouping, but not the open process. */
function getView({ peek: _peek, live: _live, ...view }: ProcessSearch): ProcessSearch {
  return view;
}

function toReport(list: ProcessList, search: ProcessSearch): ReportSource | string {
  const isFilteredHere = Object.values(getClientFilters(search)).some((value) => value !== undefined);
  return isFilteredHere ? CLEAR_FILTERS : toReportSource(list.id, 'Processes', list.params);
}
