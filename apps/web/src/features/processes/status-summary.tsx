import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { Button, Group } from 'react-aria-components';
import { type Process, processStatuses } from './process-status.tsx';

type StatusSummaryProps = {
  processes: readonly Process[];
  hasMore: boolean;
  /** Statuses that the list is narrowed to. */
  chosen: readonly string[];
  onChoose: (statuses: string[] | undefined) => void;
  /** At the right end. */
  children?: ReactNode;
};

/** How many of the loaded processes are in each state; a press narrows the list to one state, or undoes that. */
export function StatusSummary({ processes, hasMore, chosen, onChoose, children }: StatusSummaryProps) {
  const counts = useMemo(() => countByStatus(processes), [processes]);
  const shown = Object.entries(processStatuses).filter(([status]) => counts.has(status) || chosen.includes(status));
  return (
    <Group
      aria-label="Loaded processes by status"
      className="flex min-h-32 shrink-0 flex-wrap items-center gap-x-4 border-line border-t px-8 text-small"
    >
      {shown.map(([status, look]) => {
        const isOnly = chosen.length === 1 && chosen[0] === status;
        return (
          <Button
            key={status}
            aria-pressed={isOnly}
            onPress={() => onChoose(isOnly ? undefined : [status])}
            className={clsx(
              'inline-flex h-24 cursor-default items-center gap-4 rounded-control px-8 hover:bg-hover hover:text-ink',
              isOnly ? 'bg-selected text-ink' : 'text-ink-2',
            )}
          >
            {look.label} <span className="font-medium text-ink">{counts.get(status) ?? 0}</span>
          </Button>
        );
      })}
      {hasMore && <span className="px-8 text-ink-3">of those loaded</span>}
      <span className="ml-auto flex items-center">{children}</span>
    </Group>
  );
}

function countByStatus(processes: readonly Process[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { processStatus = 'PROCESS_STATUS_UNSPECIFIED' } of processes) {
    counts.set(processStatus, (counts.get(processStatus) ?? 0) + 1);
  }
  return counts;
}
