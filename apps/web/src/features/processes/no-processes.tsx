import { Activity, SearchX, X } from 'lucide-react';
import { filterWords } from '#shared/filters/filter.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NO_FILTERS, processFilters } from './process-filter-list.ts';
import type { ProcessSearch } from './search.ts';

type NoProcessesProps = { search: ProcessSearch; onSearch: (change: Partial<ProcessSearch>) => void };

/** Says why the list is empty: nothing ran yet, or nothing matches, and then which filters are to blame. */
export function NoProcesses({ search, onSearch }: NoProcessesProps) {
  const filters = processFilters.filter(({ name }) => search[name] !== undefined);
  if (filters.length === 0) {
    return (
      <EmptyState icon={Activity} title="Nothing has run yet">
        Executions of scripts that you own or that are shared with you appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No process matches these filters"
      action={<Button onPress={() => onSearch(NO_FILTERS)}>Clear filters</Button>}
    >
      <ul aria-label="Active filters" className="flex flex-wrap justify-center gap-8 py-8">
        {filters.map((filter) => (
          <li key={filter.name}>
            <Button onPress={() => onSearch({ [filter.name]: undefined })}>
              <span className="sr-only">Remove the filter </span>
              <span className="max-w-240 truncate">
                <span className="text-ink-3">{filter.label}</span> {filterWords(filter, search[filter.name] ?? '')}
              </span>
              <X size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
