import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { PressButton } from '#ui/press-button.tsx';
import type { Process } from './process-status.tsx';
import { statusNames } from './status-names.ts';

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
  const shown = Object.entries(statusNames).filter(([status]) => counts.has(status) || chosen.includes(status));
  return (
    <fieldset
      aria-label="Loaded processes by status"
      className="flex min-h-32 shrink-0 flex-wrap items-center gap-x-4 border-line border-t px-8 text-small"
    >
      {shown.map(([status, name]) => {
        const isOnly = chosen.length === 1 && chosen[0] === status;
        return (
          <PressButton
            key={status}
            aria-pressed={isOnly}
            onPress={() => onChoose(isOnly ? undefined : [status])}
            className={clsx(
              'inline-flex h-24 cursor-default items-center gap-4 rounded-control px-8 hover:bg-hover hover:text-ink',
              isOnly ? 'bg-selected text-ink' : 'text-ink-2',
            )}
          >
            {name} <span className="font-medium text-ink">{counts.get(status) ?? 0}</span>
          </PressButton>
        );
      })}
      {hasMore && <span className="px-8 text-ink-3">of those loaded</span>}
      <span className="ml-auto flex items-center">{children}</span>
    </fieldset>
  );
}

function countByStatus(processes: readonly Process[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { processStatus = 'PROCESS_STATUS_UNSPECIFIED' } of processes) {
    counts.set(processStatus, (counts.get(processStatus) ?? 0) + 1);
  }
  return counts;
}
