import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { usualView } from '#features/calendar/usual-view.ts';
import { NewEventPage } from '#features/events/new-event-page.tsx';
import { type NewEventSearch, newEventSearch } from '#features/events/search.ts';
import { nextHour } from '#shared/calendar/next-hour.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { searchValidator } from '#shared/validate-search.ts';

const readSearch = searchValidator(newEventSearch);
const parent = getRouteApi('/_console/events');
const NO_GUESTS: readonly string[] = [];

export const Route = createFileRoute('/_console/events/new')({
  validateSearch: (search): NewEventSearch => readSearch(search),
  component: function NewEventRoute() {
    const { calendar, start, end, title, guests } = Route.useSearch();
    const { zone } = parent.useLoaderData();
    const navigate = Route.useNavigate();
    const { calendars, isPending } = useCalendarInfos();
    if (isPending) return null;
    const time =
      start !== undefined && end !== undefined
        ? ({ isAllDay: false, start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) } as const)
        : nextHour(Temporal.Now.plainDateISO(zone), zone);
    return (
      <NewEventPage
        calendars={calendars}
        calendarId={calendar}
        time={time}
        summary={title ?? ''}
        guests={guests ?? NO_GUESTS}
        zone={zone}
        onDone={(key, date) =>
          void navigate({
            to: '/calendar/$view/$date',
            params: { view: usualView(), date },
            search: { event: key },
          })
        }
      />
    );
  },
});
