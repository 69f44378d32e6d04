import { clsx } from 'clsx';
import { formatDateTime } from '#shared/format/time.ts';
import { Missing } from '#ui/description-list.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { processFacts, shownFact } from './process-facts.tsx';
import { ProcessReport } from './process-report.tsx';
import { type Process, ProcessStatusChip } from './process-status.tsx';
import { processKey } from './queries.ts';

type CompareProcessesProps = {
  /** The earlier one first. */
  pair: readonly [Process, Process];
  nowMs: number;
  onClose: () => void;
};

/** Two processes side by side: the facts that differ are marked; their errors and logs stand below. */
export function CompareProcesses({ pair, nowMs, onClose }: CompareProcessesProps) {
  const [left, right] = pair.map((process) => processFacts(process, nowMs));
  const rows = (left ?? []).map((fact, place) => ({ ...fact, facts: [fact, right?.[place] ?? fact] }));
  return (
    <Dialog title="Compare runs" isOpen isWide onClose={onClose}>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <td className="w-120" />
            {pair.map((process) => (
              <th key={processKey(process)} scope="col" className="p-6 text-left font-medium">
                <span className="flex flex-wrap items-center gap-8">
                  <span className="truncate">{process.functionName ?? 'Process'}</span>
                  <ProcessStatusChip status={process.processStatus} />
                </span>
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
                    {shownFact(fact) ?? <Missing />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="grid gap-16 sm:grid-cols-2">
        {pair.map((process) => (
          <section key={processKey(process)} aria-label={reportLabel(process)} className="flex min-w-0 flex-col gap-12">
            <ProcessReport process={process} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function reportLabel({ startTime }: Process): string {
  return startTime ? `Error and logs, started ${formatDateTime(Date.parse(startTime))}` : 'Error and logs';
}
