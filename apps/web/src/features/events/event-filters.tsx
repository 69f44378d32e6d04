import type { RefObject } from 'react';
import { eventTypes } from '#shared/calendar/event-types.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FilterField } from '#ui/filter-field.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import type { EventsSearch } from './search.ts';

type EventFiltersProps = {
  search: EventsSearch;
  calendars: readonly CalendarInfo[];
  chosenIds: readonly string[];
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (change: Partial<EventsSearch>) => void;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How many filters are set besides the words, which stay in view. */
function countSet({ q: _, ...filters }: EventsSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** Every filter of the service's list of events. */
export function EventFilters({ search, calendars, chosenIds, inputRef, onSearch }: EventFiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-8 px-16 pb-8">
      <FilterField label="Words" value={search.q} onChange={(q) => onSearch({ q })} inputRef={inputRef} />
      <FilterFold setCount={countSet(search)}>
        <MultiSelect
          label="Calendars"
          choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          values={[...chosenIds]}
          onChange={(cals) => onSearch({ cals })}
        />
        <MultiSelect
          label="Types"
          choices={eventTypes}
          values={search.types ?? []}
          onChange={(types) => onSearch({ types: types.length > 0 ? types : undefined })}
        />
        <DayField label="From" value={search.from} onChange={(from) => onSearch({ from })} />
        <DayField label="To" value={search.to} onChange={(to) => onSearch({ to })} />
        <DayField label="Changed since" value={search.updated} onChange={(updated) => onSearch({ updated })} />
        <FilterField label="iCalUID" value={search.uid} onChange={(uid) => onSearch({ uid })} />
        <FilterField
          label="Private property"
          placeholder="name=value"
          value={search.private}
          check={propertyProblem}
          onChange={(own) => onSearch({ private: own })}
        />
        <FilterField
          label="Shared property"
          placeholder="name=value"
          value={search.shared}
          check={propertyProblem}
          onChange={(shared) => onSearch({ shared })}
        />
        <Checkbox isSelected={search.deleted ?? false} onChange={(isOn) => onSearch({ deleted: isOn || undefined })}>
          Deleted ones
        </Checkbox>
        <Checkbox
          isSelected={search.invitations ?? false}
          onChange={(isOn) => onSearch({ invitations: isOn || undefined })}
        >
          Hidden invitations
        </Checkbox>
        <Checkbox isSelected={search.series ?? false} onChange={(isOn) => onSearch({ series: isOn || undefined })}>
          Series as one
        </Checkbox>
      </FilterFold>
    </search>
  );
}

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <FilterField
      label={label}
      placeholder="yyyy-mm-dd"
      value={value}
      check={(text) => (DAY.test(text) ? undefined : 'A day is written 2026-11-23')}
      onChange={onChange}
    />
  );
}

function propertyProblem(text: string): string | undefined {
  return text.includes('=') ? undefined : 'Written as name=value';
}
