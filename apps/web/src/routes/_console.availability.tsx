import { createFileRoute } from '@tanstack/react-router';
import { AvailabilityPage } from '#features/availability/availability-page.tsx';
import { type AvailabilitySearch, availabilitySearch } from '#features/availability/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';

const readSearch = searchValidator(availabilitySearch);

export const Route = createFileRoute('/_console/availability')({
  validateSearch: (search): AvailabilitySearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(calendarListQuery);
  },
  component: function AvailabilityRoute() {
    const search = Route.useSearch();
    usePreferences(); // Re-renders when the preferred time zone changes.
    const navigate = Route.useNavigate();
    const { calendars } = useCalendarInfos();
    return (
      <AvailabilityPage
        search={search}
        calendars={calendars}
        ownZone={getCurrentZone()}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
        onCreate={(slot) => void navigate({ to: '/events/new', search: slot })}
      />
    );
  },
});
