import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CalendarHead } from '#features/calendars/calendar-head.tsx';

export const Route = createFileRoute('/_console/calendars/$calendarId')({
  component: function CalendarRoute() {
    const { calendarId } = Route.useParams();
    return (
      <CalendarHead calendarId={calendarId}>
        <Outlet />
      </CalendarHead>
    );
  },
});
