import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { explainError } from '#shared/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { copyProcesses } from './copy-processes.ts';
import { processFacts, shownFact } from './process-facts.tsx';
import { ProcessLinks } from './process-links.tsx';
import { ProcessReport } from './process-report.tsx';
import { type Process, ProcessStatusChip, statusLook } from './process-status.tsx';
import { processKey, sameFunctionQuery } from './queries.ts';

const SHOWN_RUNS = 50;

/** Everything that is known of one process, and why it ended as it did. */
export function ProcessPanel({ process, nowMs, onClose }: { process: Process; nowMs: number; onClose: () => void }) {
  return (
    <SidePanel title={process.functionName || 'Process'} onClose={onClose}>
      <div className="flex flex-col gap-20">
        <div className="flex flex-wrap items-center gap-8">
          <ProcessStatusChip status={process.processStatus} />
          <p className="text-ink-2">{statusLook(process.processStatus).sentence}</p>
        </div>
        <ProcessReport process={process} />
        <Facts items={processFacts(process, nowMs).map((fact) => [fact.name, shownFact(fact)])} />
        <RecentRuns process={process} />
        <ProcessLinks process={process} />
        <div>
          <Button onPress={() => copyProcesses([process])}>
            <Copy size={14} strokeWidth={1.75} aria-hidden />
            Copy as JSON
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

type AbsentProcessPanelProps = { processId: string; hasMore: boolean; onClose: () => void };

/** Stands in for a process that an address names and the list does not hold: there is no call that reads one process. */
export function AbsentProcessPanel({ processId, hasMore, onClose }: AbsentProcessPanelProps) {
  return (
    <SidePanel title="Process" onClose={onClose}>
      <p className="text-ink-2">
        <span className="break-all font-mono text-ink text-small">{processId}</span> is not among the loaded processes.
        {hasMore ? ' Load more, or narrow the filters to its time.' : ' The filters may leave it out.'}
      </p>
    </SidePanel>
  );
}

/** The last runs of the same function, oldest first, as a row of marks. */
function RecentRuns({ process }: { process: Process }) {
  const runs = useQuery(sameFunctionQuery(process));
  if (runs.error) return <p className="text-ink-3 text-small">Earlier runs: {explainError(runs.error)}</p>;
  const processes = (runs.data?.processes ?? []).slice(0, SHOWN_RUNS).reverse();
  if (processes.length === 0) return null;
  const failed = processes.filter(
    ({ processStatus }) => processStatus === 'FAILED' || processStatus === 'TIMED_OUT',
  ).length;
  return (
    <section>
      <h3 className="mb-6 font-semibold">Last {processes.length} runs of this function</h3>
      <div
        role="img"
        aria-label={`${failed} of the last ${processes.length} runs failed or timed out`}
        className="flex h-20 items-end gap-2"
      >
        {processes.map((run) => (
          <span
            key={processKey(run)}
            title={`${statusLook(run.processStatus).label}, ${formatDateTime(Date.parse(run.startTime ?? ''))}`}
            className={`w-4 rounded-control ${markClass(run)}`}
          />
        ))}
      </div>
      <p className="mt-4 text-ink-3 text-small">
        {failed === 0 ? 'None failed' : `${failed} failed or timed out`}; tall marks are failures, the newest is at the
        right.
      </p>
    </section>
  );
}

function markClass({ processStatus }: Process): string {
  if (processStatus === 'FAILED') return 'h-20 bg-red-solid';
  if (processStatus === 'TIMED_OUT') return 'h-20 bg-orange-solid';
  if (processStatus === 'COMPLETED') return 'h-8 bg-green-solid';
  return 'h-8 bg-neutral-solid';
}
