import { FilterX } from 'lucide-react';
import { useRef } from 'react';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { FilterField } from '#ui/filter-field.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { outcomes } from './outcome.tsx';
import type { AuditOutcome } from './queries.ts';
import { type ActivitySearch, toTimeMs } from './search.ts';

const KINDS = [
  { value: '', label: 'Changes' },
  { value: 'events', label: 'Sign-ins, looks and denials' },
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
  { value: 'succeeded', label: outcomes.succeeded.label },
  { value: 'denied', label: outcomes.denied.label },
  { value: 'refused', label: outcomes.refused.label },
  { value: 'failed', label: outcomes.failed.label },
  { value: 'unknown', label: outcomes.unknown.label },
  { value: 'pending', label: outcomes.pending.label },
];
const RANGES = [
  { value: '', label: 'Any time' },
  { value: '-1h', label: 'Last hour' },
  { value: '-24h', label: 'Last 24 hours' },
  { value: '-7d', label: 'Last 7 days' },
  { value: '-30d', label: 'Last 30 days' },
] as const;
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

/** Every filter that the trail is searched by. */
export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const first = useRef<HTMLInputElement>(null);
  useShortcut('/', (event) => {
    event.preventDefault();
    first.current?.focus();
  });
  const { peek: _, ...all } = search;
  const filters = Object.values(all).filter((value) => value !== undefined);
  const range = RANGES.find(({ value }) => value === (search.from ?? ''))?.value ?? 'custom';
  const ranges = range === 'custom' ? [...RANGES, { value: 'custom', label: search.from ?? '' }] : RANGES;
  return (
    <search className="flex shrink-0 flex-wrap items-center gap-8 border-line border-b px-16 pb-8">
      <FilterField
        label="Who"
        placeholder="address"
        value={search.actor}
        onChange={(actor) => onChange({ actor })}
        inputRef={first}
      />
      <FilterFold setCount={filters.length - (search.actor === undefined ? 0 : 1)}>
        <FilterField
          label="Operation"
          placeholder="its full ID"
          value={search.operation}
          onChange={(operation) => onChange({ operation })}
        />
        <SingleSelect
          label="Show"
          choices={KINDS}
          value={search.kind ?? ''}
          onChange={(kind) => onChange({ kind: kind === '' ? undefined : kind })}
        />
        <FilterField label="Target ID" value={search.target} onChange={(target) => onChange({ target })} />
        <SingleSelect
          label="Service"
          choices={SERVICES}
          value={search.service ?? ''}
          onChange={(service) => onChange({ service: service === '' ? undefined : service })}
        />
        <SingleSelect
          label="Outcome"
          choices={OUTCOMES}
          value={search.outcome ?? ''}
          onChange={(outcome) => onChange({ outcome: outcome === '' ? undefined : outcome })}
        />
        <SingleSelect
          label="Since"
          choices={ranges}
          value={range}
          onChange={(value) => onChange({ from: value === '' || value === 'custom' ? undefined : value })}
        />
        <FilterField
          label="Until"
          placeholder="-1h or a date"
          value={search.to}
          onChange={(to) => onChange({ to })}
          check={(text) => (toTimeMs(text, Date.now()) === undefined ? 'Not a time' : undefined)}
        />
      </FilterFold>
      {filters.length > 0 && (
        <Button kind="quiet" onPress={() => onChange(NO_FILTERS)}>
          <FilterX size={14} strokeWidth={1.75} aria-hidden />
          Clear filters
        </Button>
      )}
    </search>
  );
}
