import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import type { ChangesSearch } from './search.ts';
import { SINCE_CHOICES } from './since-choices.ts';

const REMOVED = [
  { value: '', label: 'Shown' },
  { value: 'only', label: 'Only' },
  { value: 'none', label: 'Hidden' },
] as const;
const KINDS = [
  { value: '', label: 'Files and drives' },
  { value: 'file', label: 'Files' },
  { value: 'drive', label: 'Shared drives' },
] as const;
const SPACES = [
  { value: '', label: 'Files' },
  { value: 'appDataFolder', label: 'App data' },
] as const;

/** The filters that narrow screens collapse. */
const FOLDED = ['drive', 'kind', 'removed', 'space', 'mine', 'from'] as const;

type ChangeFiltersProps = { search: ChangesSearch; onChange: (change: Partial<ChangesSearch>) => void };

/** Selects which changes are shown, and their start. */
export function ChangeFilters({ search, onChange }: ChangeFiltersProps) {
  const filters = useRef<HTMLElement>(null);
  useShortcut('/', () => filters.current?.querySelector<HTMLElement>('button, select, input')?.focus());
  const drives = useQuery(sharedDrivesQuery);
  const named = (drives.data?.drives ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : []));
  const isUnlisted = search.drive !== undefined && !named.some(({ value }) => value === search.drive);
  return (
    <search ref={filters} className="shrink-0 border-line border-b pb-8">
      <FilterRow>
        <OptionalSelect
          label="Time"
          choices={SINCE_CHOICES}
          value={search.since}
          onChange={(since) => onChange({ since, from: undefined })}
        />
        <FilterFold setCount={FOLDED.filter((name) => search[name] !== undefined).length}>
          <OptionalSelect
            label="Location"
            choices={[
              { value: '', label: 'Everything you can see' },
              ...named,
              ...(isUnlisted ? [{ value: search.drive ?? '', label: search.drive ?? '' }] : []),
            ]}
            value={search.drive}
            onChange={(drive) => onChange({ drive, from: undefined })}
          />
          <OptionalSelect label="Type" choices={KINDS} value={search.kind} onChange={(kind) => onChange({ kind })} />
          <OptionalSelect
            label="Removed"
            choices={REMOVED}
            value={search.removed}
            onChange={(removed) => onChange({ removed })}
          />
          <OptionalSelect
            label="Space"
            choices={SPACES}
            value={search.space}
            onChange={(space) => onChange({ space })}
          />
          <Checkbox isSelected={search.mine ?? false} onChange={(mine) => onChange({ mine: mine || undefined })}>
            My Drive only
          </Checkbox>
          <TokenField search={search} onChange={onChange} />
        </FilterFold>
      </FilterRow>
    </search>
  );
}

/** A field for a start token instead of a time, for API users. */
function TokenField({ search, onChange }: ChangeFiltersProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && search.from === undefined) {
    return <TextButton onPress={() => setIsAsked(true)}>Use a page token</TextButton>;
  }
  return (
    <FilterField label="Page token" value={search.from} onChange={(from) => onChange({ from, since: undefined })} />
  );
}
