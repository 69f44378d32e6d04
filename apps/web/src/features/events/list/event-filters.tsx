import type { RefObject } from 'react';
import { eventTypes } from '#shared/calendar/event-types.ts';
import { DayFilter } from '#shared/calendar/fields/day-filter.tsx';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterFold, MoreFilters } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { type EventsSearch, splitConditions } from './search.ts';

type EventFiltersProps = {
  search: EventsSearch;
  calendars: readonly CalendarInfo[];
  chosenIds: readonly string[];
  zone: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (change: Partial<EventsSearch>) => void;
};

const BY_START = 'start';
const ORDERS = [
  { value: BY_START, label: 'Start' },
  { value: 'updated', label: 'Last change, oldest first' },
] as const;

/** Rarely used filters. */
const RARE = ['updated', 'uid', 'private', 'shared', 'order', 'deleted', 'gone', 'invitations', 'series'] as const;

/** Returns the number of active filters besides the search text, which is always visible. */
function countSet({ q: _, order: _order, peek: _peek, ...filters }: EventsSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** All filters of the service's event list. */
export function EventFilters({ search, calendars, chosenIds, zone, inputRef, onSearch }: EventFiltersProps) {
  return (
    <search className="shrink-0 border-line border-b pb-8">
      <FilterRow>
        <FilterField isSearch label="Keywords" value={search.q} onChange={(q) => onSearch({ q })} inputRef={inputRef} />
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
          <DayFilter zone={zone} label="From" value={search.from} onChange={(from) => onSearch({ from })} />
          <DayFilter zone={zone} label="To" value={search.to} onChange={(to) => onSearch({ to })} />
          <RareFilters search={search} zone={zone} onSearch={onSearch} />
        </FilterFold>
      </FilterRow>
    </search>
  );
}

function RareFilters({ search, zone, onSearch }: Pick<EventFiltersProps, 'search' | 'zone' | 'onSearch'>) {
  const isSet = RARE.filter((name) => search[name] !== undefined);
  return (
    <MoreFilters setCount={isSet.length}>
      <DayFilter
        zone={zone}
        label="Changed since"
        value={search.updated}
        onChange={(updated) => onSearch({ updated })}
      />
      <FilterField label="iCalUID" value={search.uid} onChange={(uid) => onSearch({ uid })} />
      <FilterField
        label="Private property"
        placeholder="name=value"
        value={search.private}
        check={findPropertyProblem}
        onChange={(own) => onSearch({ private: own })}
      />
      <FilterField
        label="Shared property"
        placeholder="name=value"
        value={search.shared}
        check={findPropertyProblem}
        onChange={(shared) => onSearch({ shared })}
      />
      <SingleSelect
        label="Sort by"
        choices={ORDERS}
        value={search.order ?? BY_START}
        onChange={(order) => onSearch({ order: order === BY_START ? undefined : order })}
      />
      <Checkbox isSelected={search.deleted ?? false} onChange={(isOn) => onSearch({ deleted: isOn || undefined })}>
        Include deleted
      </Checkbox>
      <Checkbox isSelected={search.gone ?? false} onChange={(isOn) => onSearch({ gone: isOn || undefined })}>
        Deleted only
      </Checkbox>
      <Checkbox
        isSelected={search.invitations ?? false}
        onChange={(isOn) => onSearch({ invitations: isOn || undefined })}
      >
        Include hidden invitations
      </Checkbox>
      <Checkbox isSelected={search.series ?? false} onChange={(isOn) => onSearch({ series: isOn || undefined })}>
        One row per series
      </Checkbox>
    </MoreFilters>
  );
}

function findPropertyProblem(text: string): string | undefined {
  const isWhole = splitConditions(text).every((part) => part.includes('='));
  return isWhole ? undefined : 'Enter name=value, or several as one=a & two=b';
}
