import { CalendarOff } from 'lucide-react';
import { givenRoles } from '#shared/calendar/role-words.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import type { CalendarsSearch } from './search.ts';

type NoCalendarProps = { search: CalendarsSearch; onSearch: (change: Partial<CalendarsSearch>) => void };

// The other two boxes show more than there is without them.
const FILTERS = [
  { name: 'role', label: 'Minimum access', choices: givenRoles },
  { name: 'own', label: 'Own organisation only' },
] as const;

/** Where the calendars would be when none is like what was asked for, or when there is none at all. */
export function NoCalendar({ search, onSearch }: NoCalendarProps) {
  return (
    <EmptyList
      icon={CalendarOff}
      title="No calendars in your list"
      noMatch="No calendars match these filters"
      description="No matching calendars."
      filters={FILTERS}
      search={search}
      onSearch={onSearch}
      wider={[
        ...(search.hidden ? [] : [{ label: 'Include hidden', search: { hidden: true } }]),
        ...(search.deleted ? [] : [{ label: 'Include deleted', search: { deleted: true } }]),
      ]}
    >
      Create a calendar, or subscribe to one that is shared with you.
    </EmptyList>
  );
}
