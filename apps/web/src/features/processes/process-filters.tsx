import { clsx } from 'clsx';
import { FilterX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { FilterField } from '#ui/filter-field.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { processStatuses } from './process-status.tsx';
import { type ProcessSearch, processAccessLevels, processTypes, resolveTime, toWords } from './search.ts';

const RANGES = [
  { value: '', label: 'Any time' },
  { value: '-1h', label: 'Last hour' },
  { value: '-24h', label: 'Last 24 hours' },
  { value: '-7d', label: 'Last 7 days' },
  { value: '-30d', label: 'Last 30 days' },
] as const;

const statusChoices = Object.entries(processStatuses).map(([value, look]) => ({ value, label: look.label }));
const typeChoices = processTypes.map((value) => ({ value, label: toWords(value) }));
const accessChoices = processAccessLevels.map((value) => ({ value, label: toWords(value) }));

type ProcessFiltersProps = {
  search: ProcessSearch;
  onChange: (change: Partial<ProcessSearch>) => void;
  /** Leaves out the filters that choose projects. */
  isWithinProject: boolean;
};

/** Every filter that the two list operations have. */
export function ProcessFilters({ search, onChange, isWithinProject }: ProcessFiltersProps) {
  const [isExpanded, setIsExpanded] = useState(false); // Narrow screens show the rest of the filters on request.
  const firstField = useRef<HTMLInputElement>(null);
  useShortcut('/', (event) => {
    event.preventDefault();
    firstField.current?.focus();
  });
  const { peek: _peek, live: _live, cols: _cols, mode: _mode, script, ...others } = search;
  const filters = isWithinProject ? others : { ...others, script };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const range = RANGES.find(({ value }) => value === (search.from ?? ''))?.value ?? 'custom';
  const ranges = range === 'custom' ? [...RANGES, { value: 'custom', label: search.from ?? '' }] : RANGES;
  return (
    <search className="flex shrink-0 flex-wrap items-center gap-8 px-16 pb-8">
      <MultiSelect
        label="Status"
        choices={statusChoices}
        values={search.status ?? []}
        onChange={(status) => onChange({ status: orNone(status) })}
      />
      <MultiSelect
        label="Type"
        choices={typeChoices}
        values={search.type ?? []}
        onChange={(type) => onChange({ type: orNone(type) })}
      />
      <MultiSelect
        label="Access"
        choices={accessChoices}
        values={search.access ?? []}
        onChange={(access) => onChange({ access: orNone(access) })}
      />
      <Button kind="quiet" aria-expanded={isExpanded} onPress={() => setIsExpanded(!isExpanded)} visibility="sm:hidden">
        {isExpanded ? 'Fewer filters' : 'More filters'}
      </Button>
      <div className={clsx('contents', !isExpanded && 'max-sm:hidden')}>
        <FilterField label="Function" value={search.fn} onChange={(fn) => onChange({ fn })} inputRef={firstField} />
        {!isWithinProject && (
          <>
            <FilterField
              label="Project contains"
              value={search.project}
              onChange={(project) => onChange({ project })}
              isDisabled={search.script !== undefined}
            />
            <FilterField label="Script ID" value={search.script} onChange={(script) => onChange({ script })} />
          </>
        )}
        <FilterField
          label="Deployment ID"
          value={search.deployment}
          onChange={(deployment) => onChange({ deployment })}
        />
        <SingleSelect
          label="Started on or after"
          choices={ranges}
          value={range}
          onChange={(value) => onChange({ from: value === '' || value === 'custom' ? undefined : value })}
        />
        <FilterField
          label="Completed on or before"
          placeholder="-1h or a date"
          value={search.to}
          onChange={(to) => onChange({ to })}
          check={(text) => (resolveTime(text, Date.now()) ? undefined : 'Not a time')}
        />
      </div>
      {isFiltered && (
        <Button kind="quiet" onPress={() => onChange(NO_FILTERS)}>
          <FilterX size={14} strokeWidth={1.75} aria-hidden />
          Clear filters
        </Button>
      )}
    </search>
  );
}

/** A change that takes every filter away. */
export const NO_FILTERS: Partial<ProcessSearch> = {
  status: undefined,
  type: undefined,
  access: undefined,
  fn: undefined,
  project: undefined,
  script: undefined,
  deployment: undefined,
  from: undefined,
  to: undefined,
};

function orNone(values: string[]): string[] | undefined {
  return values.length > 0 ? values : undefined;
}
