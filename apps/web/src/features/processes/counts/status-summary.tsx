import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { statusNames } from '#features/processes/status/status-names.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import type { CountedStatuses } from './use-status-counts.ts';

type StatusSummaryProps = {
  counted: CountedStatuses;
  /** The statuses in the active filter. */
  chosen: readonly string[];
  onChoose: (statuses: string[] | undefined) => void;
  /** The content at the right end. */
  children?: ReactNode;
};

/**
 * Shows all statuses with their number of processes ("50+" while there may be more), and the scope of the numbers. Pressing a
 * status filters the list by it, or removes the filter.
 */
export function StatusSummary({ counted, chosen, onChoose, children }: StatusSummaryProps) {
  const { counts, scope, known } = counted;
  const countAll = (className: string) =>
    counted.onCount && (
      <span className={clsx('shrink-0 whitespace-nowrap px-8', className)}>
        <TextButton onPress={counted.onCount}>Count all matching</TextButton>
      </span>
    );
  return (
    <div className="flex h-32 max-sm:h-40 shrink-0 items-center gap-8 px-8 text-small">
      <fieldset aria-label="Processes by status" className="flex h-full min-w-0 items-center">
        <div className="fading-row flex h-full min-w-0 items-center gap-x-4">
          <span className="shrink-0 whitespace-nowrap px-8 text-ink-3">{formatScope(counted)}</span>
          {Object.entries(statusNames).map(([status, name]) => {
            const count = counts.get(status) ?? 0;
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
                {(known?.includes(status) ?? true) && (
                  <span className={count > 0 ? 'font-medium text-ink' : ''}>
                    {count.toLocaleString('en')}
                    {scope !== 'all' && count > 0 && '+'}
                  </span>
                )}
              </PressButton>
            );
          })}
          {countAll('sm:hidden')}
        </div>
        {countAll('max-sm:hidden')}
      </fieldset>
      <span className="ml-auto flex shrink-0 items-center">{children}</span>
    </div>
  );
}

/** Describes the scope of the numbers. */
function formatScope({ scope, total, isCounting, hasFailed }: CountedStatuses): string {
  const count = total.toLocaleString('en');
  if (isCounting) return 'Counting…';
  if (hasFailed) return 'Other statuses could not be counted';
  if (scope === 'loaded') return `First ${count} loaded:`;
  return scope === 'all' ? `All ${count}:` : `Newest ${count}:`;
}
