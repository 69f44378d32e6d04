import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { formatProcessDuration } from '#features/processes/list/process-columns.tsx';
import { getProcessKey, processReportQuery } from '#features/processes/list/queries.ts';
import { LogDifference } from '#features/processes/log/log-difference.tsx';
import { type Process, ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { describeProcess, renderFact } from './process-facts.tsx';
import { ProcessReport } from './process-report.tsx';

type CompareProcessesProps = {
  /** The earlier process first. */
  pair: readonly [Process, Process];
  nowMs: number;
  onClose: () => void;
};

/** The details that two processes never share. They identify the process in the header of its column. */
const OWN_FACTS: ReadonlySet<string> = new Set(['Started', 'Ended', 'Duration', 'Process']);

/**
 * Compares two processes side by side. Different details are marked; below are their errors and the differences between their
 * logs.
 */
export function CompareProcesses({ pair, nowMs, onClose }: CompareProcessesProps) {
  const [left, right] = pair.map((process) => describeProcess(process, nowMs));
  const rows = (left ?? [])
    .map((fact, place) => ({ ...fact, facts: [fact, right?.[place] ?? fact] }))
    .filter(({ name }) => !OWN_FACTS.has(name));
  return (
    <Dialog title="Compare runs" isOpen isWide onClose={onClose}>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <td className="w-120" />
            {pair.map((process) => (
              <th key={getProcessKey(process)} scope="col" className="p-6 text-left align-top font-medium">
                <ProcessHead process={process} nowMs={nowMs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, facts }) => {
            const isSame = facts[0]?.text === facts[1]?.text;
            return (
              <tr key={name} className={clsx('border-line border-t', !isSame && 'bg-amber-bg')}>
                <th scope="row" className="p-6 text-left align-top font-normal text-ink-2">
                  {name}
                  {!isSame && <span className="block font-medium text-amber-fg text-small">differs</span>}
                </th>
                {facts.map((fact, side) => (
                  <td key={side} className="break-words p-6 align-top">
                    {renderFact(fact) ?? <Missing />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="grid gap-16 sm:grid-cols-2">
        {pair.map((process) => (
          <section
            key={getProcessKey(process)}
            aria-label={reportLabel(process)}
            className="flex min-w-0 flex-col gap-12"
          >
            <ProcessReport process={process} hasLogs={false} />
          </section>
        ))}
      </div>
      <ComparedLogs pair={pair} />
    </Dialog>
  );
}

function ProcessHead({ process, nowMs }: { process: Process; nowMs: number }) {
  const { functionName, processStatus, processId, startTime } = process;
  const duration = formatProcessDuration(process, nowMs);
  return (
    <>
      <span className="flex flex-wrap items-center gap-8">
        <span className="truncate">{functionName ?? 'Process'}</span>
        <ProcessStatusChip status={processStatus} />
      </span>
      <span className="block font-normal text-ink-2 text-small">
        {startTime && formatDateTime(Date.parse(startTime))}
        {duration && `, ${duration}`}
      </span>
      {processId && <CopyableId id={processId} label="process ID" maxLength={34} />}
    </>
  );
}

function ComparedLogs({ pair: [before, after] }: { pair: CompareProcessesProps['pair'] }) {
  const [first, second] = useQueries({ queries: [processReportQuery(before), processReportQuery(after)] });
  if (!first.data || !second.data) return null;
  const getLogs = (page: NonNullable<typeof first.data>, { processId }: Process) =>
    page.processes?.find((each) => each.processId === processId)?.logs ?? [];
  return <LogDifference before={getLogs(first.data, before)} after={getLogs(second.data, after)} />;
}

function reportLabel({ startTime }: Process): string {
  return startTime ? `Error, started ${formatDateTime(Date.parse(startTime))}` : 'Error';
}
