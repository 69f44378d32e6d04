import { Activity, SearchX, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NO_FILTERS } from './process-filters.tsx';
import { statusLook } from './process-status.tsx';
import { type ProcessSearch, toWords } from './search.ts';

type NoProcessesProps = { search: ProcessSearch; onSearch: (change: Partial<ProcessSearch>) => void };

/** Says why the list is empty: nothing ran yet, or nothing matches, and then which filters are to blame. */
export function NoProcesses({ search, onSearch }: NoProcessesProps) {
  const filters = FILTERS.filter(({ name }) => search[name] !== undefined);
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
        {filters.map(({ name, label, toText }) => (
          <li key={name}>
            <Button onPress={() => onSearch({ [name]: undefined })}>
              <span className="sr-only">Remove the filter </span>
              <span className="max-w-240 truncate">
                <span className="text-ink-3">{label}</span>{' '}
                {[search[name]]
                  .flat()
                  .map((value) => toText(String(value)))
                  .join(', ')}
              </span>
              <X size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

type FilterName = Exclude<keyof ProcessSearch, 'peek' | 'live' | 'cols' | 'mode'>;

const asIs = (value: string) => value;

const FILTERS: readonly { name: FilterName; label: string; toText: (value: string) => string }[] = [
  { name: 'status', label: 'Status', toText: (value) => statusLook(value).label },
  { name: 'type', label: 'Type', toText: toWords },
  { name: 'access', label: 'Access', toText: toWords },
  { name: 'fn', label: 'Function', toText: asIs },
  { name: 'project', label: 'Project contains', toText: asIs },
  { name: 'script', label: 'Script ID', toText: asIs },
  { name: 'deployment', label: 'Deployment ID', toText: asIs },
  { name: 'from', label: 'Started on or after', toText: asIs },
  { name: 'to', label: 'Completed on or before', toText: asIs },
];
