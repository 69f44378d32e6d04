import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { RunSource } from '#features/processes/export/export-runs.ts';
import { formatProcessDuration } from '#features/processes/list/process-columns.tsx';
import { type ProcessSearch, toCamelCaseWords } from '#features/processes/list/process-search.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import { getStatusAppearance, getStatusEdge, type Process } from '#features/processes/status/process-status.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import type { LoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { formatDistance } from '#shared/format/time.ts';
import { peekLink } from '#shared/lists/row-link.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { useSession } from '#shared/session/session.ts';
import { Part, WindowPart } from '#ui/loading/part.tsx';
import { listProcessActions } from './process-actions.ts';
import type { useProcessList } from './use-process-list.ts';

// Lazy-loaded once there are rows to select.
const ProcessSelection = lazyComponent(() => import('./process-selection.tsx'), 'ProcessSelection');
// Lazy-loaded when a process is to be stopped.
const StopProcessDialog = lazyComponent(
  () => import('#features/processes/stop/stop-process-dialog.tsx'),
  'StopProcessDialog',
);

type ProcessTableProps = {
  processes: ReturnType<typeof useProcessList>;
  order: LoadedOrder<Process>;
  layout: ColumnLayout<Process>;
  selection: RowSelection<Process>;
  openId: string | undefined;
  /** The project of the list, if any. */
  scriptId: string | undefined;
  /** The source for reading the processes again with their logs. */
  source: RunSource;
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
};

/** Shows the loaded processes as a table. */
export function ProcessTable(props: ProcessTableProps) {
  const { processes, order, layout, selection, openId, scriptId, source, nowMs, onSearch } = props;
  const [stopping, setStopping] = useState<Process>();
  const session = useSession();
  const navigate = useNavigate();
  const onRun = (scriptId: string, fn: string | undefined) =>
    void navigate({ to: '/scripts/$scriptId/run', params: { scriptId }, search: { fn } });
  // Within a project, all rows belong to it.
  const hasProjects = layout.all.some(({ id }) => id === 'project');
  return (
    <>
      <DataTable
        label="Processes"
        columns={layout.columns}
        layout={layout}
        rows={order.rows}
        loadedOrder={order}
        selection={selection}
        rowId={getProcessKey}
        rowLabel={getRowLabel}
        rowEdge={getStatusEdge}
        rowActions={(process) =>
          listProcessActions(process, { session, listScriptId: scriptId, onSearch, onRun, onStop: setStopping })
        }
        narrowDetail={(process) => narrowDetail(process, nowMs, hasProjects)}
        rowSummary={(process) => joinFacts(process, nowMs)}
        openId={openId}
        rowLink={(process) => peekLink(getProcessKey(process))}
        onOpen={(process) => onSearch({ peek: getProcessKey(process) })}
        hasMore={processes.hasMore}
        isLoadingMore={processes.isLoadingMore}
        onLoadMore={processes.loadMore}
        isStale={processes.isRefreshing}
      />
      {/* The fallback takes the place of the bar between its neighbours. */}
      <Part fallback={<div />}>
        <ProcessSelection selection={selection} scriptId={scriptId} source={source} nowMs={nowMs} />
      </Part>
      {stopping && (
        <WindowPart onClose={() => setStopping(undefined)}>
          <StopProcessDialog process={stopping} onClose={() => setStopping(undefined)} />
        </WindowPart>
      )}
    </>
  );
}

function getRowLabel(process: Process): string {
  return `${process.functionName ?? 'Process'} in ${process.projectName ?? 'an unnamed project'}, ${getStatusAppearance(process.processStatus).label}`;
}

/** Returns the second line of a row on narrow screens, which have no room for columns. */
function narrowDetail(process: Process, nowMs: number, hasProjects: boolean): string {
  const started = process.startTime && formatDistance(Date.parse(process.startTime), nowMs);
  return [started, hasProjects && process.projectName, joinFacts(process, nowMs)].filter(Boolean).join(' · ');
}

/** Returns the facts that the label of a row does not include. */
function joinFacts(process: Process, nowMs: number): string {
  const type = process.processType && toCamelCaseWords(process.processType);
  return [type, formatProcessDuration(process, nowMs)].filter(Boolean).join(' · ');
}
