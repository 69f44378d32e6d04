import { type Process, processStatuses } from './process-status.tsx';

/** How many of the loaded processes are in each state. */
export function StatusSummary({ processes, hasMore }: { processes: readonly Process[]; hasMore: boolean }) {
  const counts = new Map<string, number>();
  for (const { processStatus = 'PROCESS_STATUS_UNSPECIFIED' } of processes) {
    counts.set(processStatus, (counts.get(processStatus) ?? 0) + 1);
  }
  const shown = Object.entries(processStatuses).filter(([status]) => counts.has(status));
  return (
    <p className="flex min-h-28 shrink-0 flex-wrap items-center gap-x-16 gap-y-4 border-line border-t px-16 text-ink-2 text-small">
      {shown.map(([status, look]) => (
        <span key={status}>
          {look.label} <span className="font-medium text-ink">{counts.get(status)}</span>
        </span>
      ))}
      {hasMore && <span className="text-ink-3">of those loaded</span>}
    </p>
  );
}
