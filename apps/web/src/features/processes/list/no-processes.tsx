import { Activity } from 'lucide-react';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { processFilters } from './process-filter-list.ts';
import type { ProcessSearch } from './process-search.ts';

type NoProcessesProps = {
  search: ProcessSearch;
  onSearch: (change: Partial<ProcessSearch>) => void;
  isWithinProject: boolean;
};

/** Explains why the list is empty: nothing has run yet, or nothing matches, and then which filters cause this. */
export function NoProcesses({ search, onSearch, isWithinProject }: NoProcessesProps) {
  const hasTimes = search.from !== undefined || search.to !== undefined;
  return (
    <EmptyList
      icon={Activity}
      title="Nothing has run yet"
      noMatch="No processes match these filters"
      filters={processFilters}
      search={search}
      onSearch={onSearch}
      wider={hasTimes ? [{ label: 'Any time', search: { from: undefined, to: undefined } }] : []}
    >
      {isWithinProject
        ? 'Runs of this project appear here, whatever starts them.'
        : 'Processes of scripts that you own or that are shared with you appear here.'}
    </EmptyList>
  );
}
