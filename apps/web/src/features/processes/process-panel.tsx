import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { FailingSince } from '#shared/script/failures/failing-since.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { copyProcesses } from './list/copy-processes.ts';
import { processReportQuery } from './list/queries.ts';
import { ElapsedTime } from './log/elapsed-time.tsx';
import { NearDeploys } from './near-deploys.tsx';
import { ProcessLinks } from './process-links.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { describeProcess, renderFact } from './report/process-facts.tsx';
import { ProcessReport } from './report/process-report.tsx';
import { ReportRun } from './report/report-run.tsx';
import { findErrorRemedy } from './status/error-remedy.ts';
import { getStatusAppearance, type Process, ProcessStatusChip } from './status/process-status.tsx';
import { describeStatusAdvice } from './status/status-advice.ts';
import { StopProcess } from './stop/stop-process.tsx';
import { isStoppable } from './stop/stop-refusal.ts';
import { useCurrentProcess } from './use-current-process.ts';

/** The panel of one process: its details and the reason for its result. */
export function ProcessPanel({
  process: listed,
  nowMs,
  onClose,
}: {
  process: Process;
  nowMs: number;
  onClose: () => void;
}) {
  const process = useCurrentProcess(listed);
  const isRunning = isStoppable(process);
  return (
    <SidePanel title={process.functionName || 'Process'} onClose={onClose}>
      <div className="in-order flex flex-col gap-20">
        <div className="flex flex-wrap items-center gap-8">
          <ProcessStatusChip status={process.processStatus} />
          <p className="text-ink-2">{getStatusAppearance(process.processStatus).sentence}</p>
          {isRunning && process.startTime && <ElapsedTime sinceMs={Date.parse(process.startTime)} />}
          <StopProcess process={process} />
        </div>
        <ProcessReport process={process} />
        {hasFailed(process) && process.functionName && (
          <SinceWhen process={process} functionName={process.functionName} />
        )}
        {hasFailed(process) && <ReportRun process={process} />}
        <Advice process={process} />
        <DescriptionList items={describeProcess(process, nowMs).map((fact) => [fact.name, renderFact(fact)])} />
        <RecentRuns process={process} />
        {process.scriptId && process.startTime && (
          <NearDeploys scriptId={process.scriptId} startTime={process.startTime} />
        )}
        <ProcessLinks process={process} />
        <div className="flex flex-wrap gap-8">
          <Button onPress={() => copyProcesses([process])}>
            <Copy size={14} strokeWidth={1.75} aria-hidden />
            Copy as JSON
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

/** Shows since when the function of a failed process has been failing, in the same deployment or in HEAD. */
function SinceWhen({ process, functionName }: { process: Process; functionName: string }) {
  const { scriptId, projectName, deploymentId = null } = process;
  return (
    <section>
      <h3 className="mb-6 font-semibold">Failure history</h3>
      <FailingSince target={{ scriptId, projectName, functionName, deploymentId }} isDetailed />
    </section>
  );
}

/** Shows what to do next and, unless the error of a failed process says it, the common causes of the status. */
function Advice({ process }: { process: Process }) {
  const { processStatus, processId, scriptId } = process;
  const report = useQuery(processReportQuery(process));
  const advice = describeStatusAdvice(processStatus);
  if (!advice) return null;
  const error = report.data?.processes?.find((run) => run.processId === processId)?.error;
  const isLoading = scriptId !== undefined && report.isPending;
  const isExplained = processStatus === 'FAILED' && (isLoading || error !== undefined);
  return (
    <DescriptionList
      items={[
        ...(isExplained ? [] : [['Common causes', advice.causes] as const]),
        ['Action', findErrorRemedy(error?.message) ?? advice.next],
      ]}
    />
  );
}

type AbsentProcessPanelProps = { processId: string; hasMore: boolean; onClose: () => void };

/** Shown for a process in the URL that is not in the list, because no operation reads a single process. */
export function AbsentProcessPanel({ processId, hasMore, onClose }: AbsentProcessPanelProps) {
  return (
    <SidePanel title="Process" onClose={onClose}>
      <p className="text-ink-2">
        <span className="break-all font-mono text-ink text-small">{processId}</span> is not in the loaded processes.
        {hasMore ? ' Load more, or narrow the time range.' : ' The filters may exclude it.'}
      </p>
    </SidePanel>
  );
}
