import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import type { LoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { OverlayPart, WindowPart } from '#ui/part.tsx';
import { copyProcesses } from './copy-processes.ts';
import { processActions } from './process-actions.ts';
import { durationText } from './process-columns.tsx';
import { type ProcessSearch, toWords } from './process-search.ts';
import { type Process, statusEdge, statusLook } from './process-status.tsx';
import { processKey } from './queries.ts';
import type { useProcessList } from './use-process-list.ts';

// Loaded when two are compared.
const CompareProcesses = lazyComponent(() => import('./compare-processes.tsx'), 'CompareProcesses');

// Loaded when one is to be stopped.
const StopProcessDialog = lazyComponent(() => import('./stop-process-dialog.tsx'), 'StopProcessDialog');

type ProcessTableProps = {
  processes: ReturnType<typeof useProcessList>;
  order: LoadedOrder<Process>;
  layout: ColumnLayout<Process>;
  selection: RowSelection<Process>;
  openId: string | undefined;
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
};

/** The loaded processes as a table. */
export function ProcessTable({ processes, order, layout, selection, openId, nowMs, onSearch }: ProcessTableProps) {
  const [isComparing, setIsComparing] = useState(false);
  const [stopping, setStopping] = useState<Process>();
  const session = useSession();
  const navigate = useNavigate();
  const onRun = (scriptId: string, fn: string | undefined) =>
    void navigate({ to: '/scripts/$scriptId/run', params: { scriptId }, search: { fn } });
  const pair = pairOf(selection.rows);
  // Within a project all rows are of it.
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
        rowId={processKey}
        rowLabel={rowLabel}
        rowEdge={statusEdge}
        rowActions={(process) => processActions(process, { session, onSearch, onRun, onStop: setStopping })}
        narrowDetail={(process) => narrowDetail(process, nowMs, hasProjects)}
        openId={openId}
        onOpen={(process) => onSearch({ peek: processKey(process) })}
        hasMore={processes.hasMore}
        isLoadingMore={processes.isLoadingMore}
        onLoadMore={processes.loadMore}
        isStale={processes.isRefreshing}
      />
      <SelectionBar selection={selection} noun="process">
        <Button onPress={() => copyProcesses(selection.rows)}>Copy as JSON</Button>
        <Button
          disabledReason={pair ? undefined : 'Select two processes to compare them.'}
          onPress={() => setIsComparing(true)}
        >
          Compare
        </Button>
      </SelectionBar>
      {isComparing && pair && (
        <OverlayPart onClose={() => setIsComparing(false)}>
          <CompareProcesses pair={pair} nowMs={nowMs} onClose={() => setIsComparing(false)} />
        </OverlayPart>
      )}
      {stopping && (
        <WindowPart onClose={() => setStopping(undefined)}>
          <StopProcessDialog process={stopping} onClose={() => setStopping(undefined)} />
        </WindowPart>
      )}
    </>
  );
}

function rowLabel(process: Process): string {
  return `${process.functionName ?? 'Process'} in ${process.projectName ?? 'an unnamed project'}, ${statusLook(process.processStatus).label}`;
}

function narrowDetail(process: Process, nowMs: number, hasProjects: boolean): string {
  const facts = [
    hasProjects && process.projectName,
    process.processType && toWords(process.processType),
    durationText(process, nowMs),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Two processes, the earlier one first; undefined when there are more or fewer. */
function pairOf(processes: readonly Process[]): readonly [Process, Process] | undefined {
  const [first, second, ...others] = processes;
  if (!first || !second || others.length > 0) return undefined;
  return (first.startTime ?? '') <= (second.startTime ?? '') ? [first, second] : [second, first];
}
