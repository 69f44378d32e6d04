import { createFileRoute } from '@tanstack/react-router';
import { BackToCalendar } from '#features/calendar/back-to-calendar.tsx';
import { getDefaultView } from '#features/calendar/default-view.ts';
import { EventPage } from '#features/events/event-page.tsx';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

export const Route = createFileRoute('/_console/events/$calendarId/$eventId')({
  component: function EventRoute() {
    const { calendarId, eventId } = Route.useParams();
    usePreferences(); // Re-renders when the preferred time zone changes.
    const zone = getCurrentZone();
    const navigate = Route.useNavigate();
    const { calendars, list } = useCalendarInfos();
    if (list.isPending) return <Skeleton label="Loading the event" rows={10} />;
    return (
      <EventPage
        key={`${calendarId}/${eventId}`}
        calendarId={calendarId}
        eventId={eventId}
        calendars={calendars}
        zone={zone}
        renderBack={(date) => <BackToCalendar date={date} />}
        onLeave={(date) => void navigate({ to: '/calendar/$view/$date', params: { view: getDefaultView(), date } })}
      />
    );
  },
});
