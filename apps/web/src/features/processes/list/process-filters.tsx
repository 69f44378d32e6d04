import { clsx } from 'clsx';
import { FilterX } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { FilterBar } from '#shared/filters/filter-bar.tsx';
import { TimeRangeButton } from '#shared/filters/time-range-button.tsx';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NO_FILTERS, processFilters } from './process-filter-list.ts';
import { type ProcessSearch, processSearch } from './process-search.ts';

type ProcessFiltersProps = {
  search: ProcessSearch;
  onChange: (change: Partial<ProcessSearch>) => void;
  /** Omits the filters for projects. */
  isWithinProject: boolean;
  /** Whether the service sends errors, or has not yet proved that it does not. */
  hasErrors: boolean;
  /** The content at the end of the toolbar. */
  children?: ReactNode;
};

/** The filter bar of the processes; `process-filter-list.ts` lists the filters. */
export function ProcessFilters({ search, onChange, isWithinProject, hasErrors, children }: ProcessFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  const filters = useMemo(
    () => createFilters(search.script, isWithinProject, hasErrors),
    [search.script, isWithinProject, hasErrors],
  );
  const { peek: _peek, live: _live, cols: _cols, mode: _mode, ...values } = search;
  const isFiltered = filters.some(({ name }) => values[name] !== undefined);
  return (
    <search
      className={clsx(
        'flex shrink-0 flex-wrap items-start gap-8 border-line border-b px-16 pb-8',
        isWithinProject && 'pt-8',
      )}
    >
      <FilterBar
        filters={filters}
        values={values}
        onChange={(change) => onChange(processSearch.parse(change))}
        placeholder={isWithinProject ? 'Status, type, function' : 'Status, type, function, project'}
        inputRef={field}
      />
      <TimeRangeButton
        range={search}
        onChange={({ from, to }) => onChange({ from, to })}
        fromLabel="Started from"
        toLabel="Ended by"
      />
      {isFiltered && (
        <Button kind="quiet" onPress={() => onChange(NO_FILTERS)}>
          <FilterX size={14} strokeWidth={1.75} aria-hidden />
          Clear filters
        </Button>
      )}
      {children}
    </search>
  );
}

function createFilters(
  script: string | undefined,
  isWithinProject: boolean,
  hasErrors: boolean,
): typeof processFilters {
  const refusals = new Map<string, string>([
    ...(hasErrors ? [] : [['error', 'This service does not send errors.'] as const]),
    ...(script === undefined ? [] : [['project', 'This script is already selected.'] as const]),
  ]);
  return processFilters
    .filter(({ name }) => !isWithinProject || (name !== 'script' && name !== 'project'))
    .map((filter) => {
      const disabledReason = refusals.get(filter.name);
      return disabledReason === undefined ? filter : { ...filter, disabledReason };
    });
}
