import { Download, Radio, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import type { TimeStyle } from '#shared/format/time.ts';
import { saveFile } from '#shared/save-file.ts';
import { useNow } from '#shared/use-now.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NoProcesses } from './no-processes.tsx';
import { durationText, processColumns } from './process-columns.tsx';
import { processesToCsv } from './process-csv.ts';
import { ProcessFilters } from './process-filters.tsx';
import { AbsentProcessPanel, ProcessPanel } from './process-panel.tsx';
import { type Process, statusLook } from './process-status.tsx';
import { processKey } from './queries.ts';
import { type ProcessList, type ProcessSearch, toWords } from './search.ts';
import { StatusSummary } from './status-summary.tsx';
import { useProcessList } from './use-process-list.ts';

const TICK_MS = 5_000;

export type ProcessesPageProps = {
  search: ProcessSearch;
  /** The list call that `search` stands for, with its relative times fixed. */
  list: ProcessList;
  onSearch: (change: Partial<ProcessSearch>) => void;
  /** Counts relative times from now again and loads. */
  onRenew: () => void;
};

/** What ran, what runs, and why it failed. */
export function ProcessesPage({ search, list, onSearch, onRenew }: ProcessesPageProps) {
  const isLive = search.live ?? true;
  const processes = useProcessList(list, isLive);
  const nowMs = useNow(TICK_MS);
  const open = processes.rows.find((process) => processKey(process) === search.peek);
  const toggleLive = () => onSearch({ live: isLive ? false : undefined });
  const showFailed = () => onSearch({ status: isOnlyFailed(search) ? undefined : ['FAILED'] });
  const saveCsv = () => saveFile('processes.csv', 'text/csv', processesToCsv(processes.rows));
  const closePanel = () => onSearch({ peek: undefined });
  useShortcut('L', toggleLive);
  useShortcut('f', showFailed);
  useShortcut('R', onRenew);
  useShortcut('e', saveCsv, processes.rows.length > 0);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PageHead
          title="Processes"
          actions={
            <>
              <IconButton
                icon={Download}
                label="Save the loaded processes as CSV"
                isDisabled={processes.rows.length === 0}
                onPress={saveCsv}
              />
              <IconButton icon={RefreshCw} label="Load again" onPress={onRenew} />
              <IconButton
                icon={Radio}
                label={isLive ? 'Turn live updates off' : 'Turn live updates on'}
                isActive={isLive}
                onPress={toggleLive}
              />
            </>
          }
        />
        <ProcessFilters search={search} onChange={onSearch} />
        <ProgressLine isActive={processes.isRefreshing} label="Loading again" />
        <ProcessTable processes={processes} search={search} nowMs={nowMs} onSearch={onSearch} onRenew={onRenew} />
        {processes.rows.length > 0 && (
          <Provenance
            asOfMs={processes.asOfMs}
            loaded={processes.rows.length}
            hasMore={processes.hasMore}
            noun="processes"
            isLive={isLive}
          />
        )}
      </div>
      {open && <ProcessPanel process={open} nowMs={nowMs} onClose={closePanel} />}
      {search.peek !== undefined && !open && !processes.isPending && (
        <AbsentProcessPanel processId={search.peek} hasMore={processes.hasMore} onClose={closePanel} />
      )}
    </div>
  );
}

type ProcessTableProps = {
  processes: ReturnType<typeof useProcessList>;
  search: ProcessSearch;
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
  onRenew: () => void;
};

function ProcessTable({ processes, search, nowMs, onSearch, onRenew }: ProcessTableProps) {
  const [timeStyle, setTimeStyle] = useState<TimeStyle>('relative');
  useShortcut('t', () => setTimeStyle(timeStyle === 'relative' ? 'absolute' : 'relative'));
  const columns = useMemo(() => processColumns(timeStyle, nowMs), [timeStyle, nowMs]);
  const openProcess = (process: Process) => onSearch({ peek: processKey(process) });
  if (processes.isPending) return <Skeleton label="Loading processes" rows={12} />;
  if (processes.error && processes.rows.length === 0) {
    return <ErrorView error={processes.error} title="The processes could not be loaded" onRetry={onRenew} />;
  }
  if (processes.rows.length === 0) return <NoProcesses search={search} onSearch={onSearch} />;
  return (
    <>
      <StatusSummary
        processes={processes.rows}
        hasMore={processes.hasMore}
        chosen={search.status ?? []}
        onChoose={(status) => onSearch({ status })}
      />
      {processes.newCount > 0 && (
        <div className="flex shrink-0 justify-center border-line border-t bg-blue-bg py-4">
          <Button kind="quiet" onPress={onRenew}>
            {processes.newCount} new, show
          </Button>
        </div>
      )}
      <DataTable
        label="Processes"
        columns={columns}
        rows={processes.rows}
        rowId={processKey}
        rowLabel={rowLabel}
        rowEdge={rowEdge}
        narrowDetail={(process) => narrowDetail(process, nowMs)}
        openId={search.peek}
        onOpen={openProcess}
        hasMore={processes.hasMore}
        isLoadingMore={processes.isLoadingMore}
        onLoadMore={processes.loadMore}
        isStale={processes.isRefreshing}
      />
      {processes.hasMore && (
        <div className="flex shrink-0 justify-center border-line border-t bg-surface py-4">
          <Button kind="quiet" onPress={processes.loadMore} isDisabled={processes.isLoadingMore}>
            {processes.isLoadingMore ? 'Loading…' : 'Load 50 more'}
          </Button>
        </div>
      )}
    </>
  );
}

function isOnlyFailed({ status }: ProcessSearch): boolean {
  return status?.length === 1 && status[0] === 'FAILED';
}

function rowLabel(process: Process): string {
  return `${process.functionName ?? 'Process'} in ${process.projectName ?? 'an unnamed project'}, ${statusLook(process.processStatus).label}`;
}

function narrowDetail(process: Process, nowMs: number): string {
  const facts = [
    process.projectName,
    process.processType && toWords(process.processType),
    durationText(process, nowMs),
  ];
  return facts.filter(Boolean).join(' · ');
}

function rowEdge({ processStatus }: Process): string | undefined {
  if (processStatus === 'FAILED') return 'border-l-red-solid';
  return processStatus === 'TIMED_OUT' ? 'border-l-orange-solid' : undefined;
}
