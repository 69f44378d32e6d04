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

/**
 * All statuses with how many of the loaded processes are in each, "50+" while more can be loaded; a press narrows the list
 * to one status, or undoes that. How many are in a status that the list leaves out is not known, and no number stands there.
 */
export function StatusSummary({ processes, hasMore, chosen, onChoose, children }: StatusSummaryProps) {
  const counts = useMemo(() => countByStatus(processes), [processes]);
  return (
    <div className="flex h-32 max-sm:h-40 shrink-0 items-center gap-8 px-8 text-small">
      <fieldset aria-label="Loaded processes by status" className="fading-row flex h-full min-w-0 items-center gap-x-4">
        {Object.entries(statusNames).map(([status, name]) => {
          const count = counts.get(status) ?? 0;
          const isCounted = count > 0 || chosen.length === 0 || chosen.includes(status);
          const isOnly = chosen.length === 1 && chosen[0] === status;
          return (
            <PressButton
              key={status}
              aria-pressed={isOnly}
              onPress={() => onChoose(isOnly ? undefined : [status])}
              className={clsx(
                'inline-flex h-24 max-sm:h-40 shrink-0 cursor-default items-center gap-4 whitespace-nowrap rounded-control px-8 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2',
                isOnly ? 'bg-selected text-ink' : 'text-ink-2',
              )}
            >
              {name}
              {isCounted && (
                <span className={count > 0 ? 'font-medium text-ink' : ''}>
                  {count}
                  {hasMore && count > 0 && '+'}
                </span>
              )}
            </PressButton>
          );
        })}
        {hasMore && <span className="shrink-0 whitespace-nowrap px-8 text-ink-3">in loaded rows</span>}
      </fieldset>
      <span className="ml-auto flex shrink-0 items-center">{children}</span>
    </div>
  );
}

function countByStatus(processes: readonly Process[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { processStatus = 'PROCESS_STATUS_UNSPECIFIED' } of processes) {
    counts.set(processStatus, (counts.get(processStatus) ?? 0) + 1);
  }
  return counts;
}
