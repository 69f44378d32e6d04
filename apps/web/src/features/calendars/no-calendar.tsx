import { CalendarOff } from 'lucide-react';
import { assignableRoles } from '#shared/calendar/role-labels.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import type { CalendarsSearch } from './search.ts';

type NoCalendarProps = { search: CalendarsSearch; onSearch: (change: Partial<CalendarsSearch>) => void };

// The other two checkboxes add results instead of filtering them.
const FILTERS = [
  { name: 'role', label: 'Minimum access', choices: assignableRoles },
  { name: 'own', label: 'Own organisation only' },
] as const;

/** Shown instead of the calendars if none match the filters, or if there are none. */
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
