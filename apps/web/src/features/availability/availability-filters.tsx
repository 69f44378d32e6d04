import { DayFilter } from '#shared/calendar/fields/day-filter.tsx';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { formatHour } from '#shared/calendar/time-text.ts';
import { getCity } from '#shared/format/zone-text.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { type AvailabilitySearch, hours } from './search.ts';
import { WhoField } from './who-field.tsx';

type AvailabilityFiltersProps = {
  search: AvailabilitySearch;
  who: readonly string[];
  calendars: readonly CalendarInfo[];
  ownZone: string;
  defaults: { days: number; beginHour: number; endHour: number; lengthMinutes: number };
  onSearch: (change: Partial<AvailabilitySearch>) => void;
};

const FOLDED = ['days', 'begin', 'end', 'zone', 'length', 'notice', 'weekends', 'ignoreTentative'] as const;
const LENGTHS = ['15', '30', '45', '60', '90', '120'].map((value) => ({ value, label: `${value} min` }));
const COUNTS = ['1', '3', '5', '10', '14'].map((value) => ({ value, label: value }));
const NOTICES = ['0', '1', '4', '24', '48'].map((value) => ({ value, label: value === '0' ? 'None' : `${value} h` }));

/** Selects the people and the days and hours to search. */
export function AvailabilityFilters(props: AvailabilityFiltersProps) {
  const { search, who, calendars, defaults, ownZone, onSearch } = props;
  const hourChoices = hours.map((value) => ({ value, label: formatHour(Number(value)) }));
  // A link may contain another zone. The user's own zone is the way back.
  const zones = [...new Set([search.zone ?? ownZone, ownZone])].map((value) => ({ value, label: getCity(value) }));
  const number = (name: 'days' | 'begin' | 'end' | 'length' | 'notice') => (value: string) =>
    onSearch({ [name]: Number(value) });
  return (
    <div className="flex shrink-0 flex-col gap-8 border-line border-b pb-8">
      <div className="max-w-720 px-16">
        <WhoField who={who} calendars={calendars} onSearch={onSearch} />
      </div>
      <FilterRow>
        <DayFilter
          label="From"
          placeholder="today"
          value={search.from}
          zone={search.zone ?? ownZone}
          onChange={(from) => onSearch({ from })}
        />
        <FilterFold setCount={FOLDED.filter((name) => search[name] !== undefined).length}>
          <SingleSelect
            label="Days"
            choices={COUNTS}
            value={String(search.days ?? defaults.days)}
            onChange={number('days')}
          />
          <SingleSelect
            label="Between"
            choices={hourChoices.slice(0, -1)}
            value={String(search.begin ?? defaults.beginHour)}
            onChange={number('begin')}
          />
          <SingleSelect
            label="and"
            choices={hourChoices.slice(1)}
            value={String(search.end ?? defaults.endHour)}
            onChange={number('end')}
          />
          {search.zone !== undefined && search.zone !== ownZone && (
            <SingleSelect
              label="in"
              choices={zones}
              value={search.zone}
              onChange={(zone) => onSearch({ zone: zone === ownZone ? undefined : zone })}
            />
          )}
          <SingleSelect
            label="Duration"
            choices={LENGTHS}
            value={String(search.length ?? defaults.lengthMinutes)}
            onChange={number('length')}
          />
          <SingleSelect
            label="Minimum notice"
            choices={NOTICES}
            value={String(search.notice ?? 0)}
            onChange={number('notice')}
          />
          <Checkbox
            isSelected={search.weekends ?? false}
            onChange={(isOn) => onSearch({ weekends: isOn || undefined })}
          >
            Include weekends
          </Checkbox>
          <Checkbox
            isSelected={search.ignoreTentative ?? false}
            onChange={(isOn) => onSearch({ ignoreTentative: isOn || undefined })}
          >
            Ignore tentative
          </Checkbox>
        </FilterFold>
      </FilterRow>
    </div>
  );
}
