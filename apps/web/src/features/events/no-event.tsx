import { CalendarX2 } from 'lucide-react';
import { eventTypes } from '#shared/calendar/event-types.ts';
import { formatEditableDay } from '#shared/calendar/fields/parse-day.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { EventsSearch } from './list/search.ts';

type NoEventProps = {
  /** The active search. `asked` is the part from the URL. */
  search: EventsSearch;
  asked: EventsSearch;
  calendars: readonly CalendarInfo[];
  zone: string;
  onSearch: (change: Partial<EventsSearch>) => void;
};

/** Shown if no events match: the filters, the searched time, and links to search further. */
export function NoEvent({ search, asked, calendars, zone, onSearch }: NoEventProps) {
  const { from, to } = search;
  return (
    <EmptyList
      icon={CalendarX2}
      title="No events in this period"
      noMatch="No events match these filters"
      description={<Searched from={from} to={to} onAll={() => onSearch(toAllYears(zone))} />}
      filters={[
        ...FILTERS,
        { name: 'cals', label: 'Calendars', choices: calendars.map(({ id, name }) => ({ value: id, label: name })) },
      ]}
      search={{
        ...asked,
        from: formatDayRange(asked.from),
        to: formatDayRange(asked.to),
        updated: formatDayRange(asked.updated),
      }}
      onSearch={onSearch}
    >
      <Searched from={from} to={to} onAll={() => onSearch(toAllYears(zone))} />
    </EmptyList>
  );
}

const FILTERS = [
  { name: 'q', label: 'Keywords' },
  { name: 'types', label: 'Type', choices: eventTypes },
  { name: 'uid', label: 'iCalUID' },
  { name: 'private', label: 'Private property' },
  { name: 'shared', label: 'Shared property' },
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
  { name: 'updated', label: 'Changed since' },
] as const;

type SearchedProps = { from: string | undefined; to: string | undefined; onAll: () => void };

function Searched({ from, to, onAll }: SearchedProps) {
  if (from === undefined && to === undefined) return null;
  return (
    <div className="flex flex-col items-center gap-8">
      <p>
        Searched {from && `from ${formatDayRange(from)}`} {to && `until ${formatDayRange(to)}`}
      </p>
      <Button onPress={onAll}>Search all years</Button>
    </div>
  );
}

function formatDayRange(day: string | undefined): string | undefined {
  return day && formatEditableDay(Temporal.PlainDate.from(day));
}

const FIRST_DAY = '1970-01-01';
const YEARS_AHEAD = 10; // Limited, because an endless series has no last occurrence.

function toAllYears(zone: string): Partial<EventsSearch> {
  const to = Temporal.Now.plainDateISO(zone).add({ years: YEARS_AHEAD });
  return { from: FIRST_DAY, to: to.toString() };
}
