import { FilterX } from 'lucide-react';
import { useRef } from 'react';
import { type AuditOutcome, outcomeLabels } from '#shared/audit/outcome-labels.ts';
import { TimeRangeButton } from '#shared/filters/time-range-button.tsx';
import { PersonFilter } from '#shared/people/person-filter.tsx';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import type { ActivitySearch } from './search.ts';

const KINDS = [
  { value: '', label: 'Changes' },
  { value: 'events', label: 'Sign-ins, views and denials' },
  { value: 'all', label: 'Everything' },
] as const;
const SERVICES = [
  { value: '', label: 'Any' },
  { value: 'script', label: 'Scripting' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'drive', label: 'File storage' },
] as const;
const OUTCOMES: readonly { value: AuditOutcome | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'succeeded', label: outcomeLabels.succeeded },
  { value: 'denied', label: outcomeLabels.denied },
  { value: 'refused', label: outcomeLabels.refused },
  { value: 'failed', label: outcomeLabels.failed },
  { value: 'unknown', label: outcomeLabels.unknown },
  { value: 'pending', label: outcomeLabels.pending },
];
const NO_FILTERS: Partial<ActivitySearch> = {
  actor: undefined,
  operation: undefined,
  kind: undefined,
  service: undefined,
  target: undefined,
  outcome: undefined,
  from: undefined,
  to: undefined,
};

type ActivityFiltersProps = { search: ActivitySearch; onChange: (change: Partial<ActivitySearch>) => void };

/** The filters of the audit log. */
export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const first = useRef<HTMLInputElement>(null);
  useShortcut('/', () => first.current?.focus());
  const { peek: _, ...all } = search;
  const filters = Object.values(all).filter((value) => value !== undefined);
  return (
    <search className="shrink-0 border-line border-b pb-8">
      <FilterRow>
        <PersonFilter
          label="Who"
          takesIds
          value={search.actor}
          onChange={(actor) => onChange({ actor })}
          inputRef={first}
        />
        <FilterFold setCount={filters.length - (search.actor === undefined ? 0 : 1)}>
          <FilterField
            label="Operation"
            placeholder="full ID"
            value={search.operation}
            onChange={(operation) => onChange({ operation })}
          />
          <OptionalSelect label="Show" choices={KINDS} value={search.kind} onChange={(kind) => onChange({ kind })} />
          <FilterField label="Target ID" value={search.target} onChange={(target) => onChange({ target })} />
          <OptionalSelect
            label="Service"
            choices={SERVICES}
            value={search.service}
            onChange={(service) => onChange({ service })}
          />
          <OptionalSelect
            label="Outcome"
            choices={OUTCOMES}
            value={search.outcome}
            onChange={(outcome) => onChange({ outcome })}
          />
          <TimeRangeButton
            range={search}
            onChange={({ from, to }) => onChange({ from, to })}
            fromLabel="From"
            toLabel="Until"
          />
        </FilterFold>
        {filters.length > 0 && (
          <Button kind="quiet" onPress={() => onChange(NO_FILTERS)}>
            <FilterX size={14} strokeWidth={1.75} aria-hidden />
            Clear filters
          </Button>
        )}
      </FilterRow>
    </search>
  );
}
