import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { DayFilter } from '#shared/calendar/fields/day-filter.tsx';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { formatHour } from '#shared/calendar/time-text.ts';
import { cityOf } from '#shared/calendar/zones.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { FilterRow } from '#ui/filter-row.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { type AvailabilitySearch, hours } from './search.ts';

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

/** Who is asked about, and within which days and hours. */
export function AvailabilityFilters(props: AvailabilityFiltersProps) {
  const { search, who, calendars, defaults, ownZone, onSearch } = props;
  const hourChoices = hours.map((value) => ({ value, label: formatHour(Number(value)) }));
  // A link may bring another zone: the way back to one's own.
  const zones = [...new Set([search.zone ?? ownZone, ownZone])].map((value) => ({ value, label: cityOf(value) }));
  const [text, setText] = useState('');
  const others = calendars.filter(({ id }) => !who.includes(id));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = text.split(/[\s,;]+/).filter(Boolean);
    onSearch({ who: [...new Set([...who, ...added])] });
    setText('');
  };
  const nameOf = (id: string) => calendars.find((calendar) => calendar.id === id)?.name ?? id;
  const number = (name: 'days' | 'begin' | 'end' | 'length' | 'notice') => (value: string) =>
    onSearch({ [name]: Number(value) });
  return (
    <div className="flex shrink-0 flex-col gap-8 border-line border-b pb-8">
      <ul aria-label="Who" className="flex flex-wrap items-center gap-6 px-16">
        {who.map((id) => (
          <li
            key={id}
            className="inline-flex h-tool max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface pl-12"
          >
            <span className="truncate">{nameOf(id)}</span>
            <IconButton
              icon={X}
              label={`Remove ${nameOf(id)}`}
              onPress={() => onSearch({ who: who.filter((each) => each !== id) })}
            />
          </li>
        ))}
        <li>
          <form onSubmit={add} className="flex items-center gap-6">
            <input
              aria-label="Add a person or calendar by address"
              placeholder="ana@example.com"
              list="availability-calendars"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="h-tool w-216 rounded-control border border-line-strong bg-surface px-8 placeholder:text-ink-3"
            />
            <datalist id="availability-calendars">
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </datalist>
            <Button type="submit" disabledReason={text.trim() === '' ? 'Enter an address or a name first.' : undefined}>
              Add
            </Button>
          </form>
        </li>
      </ul>
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
