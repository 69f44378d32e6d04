import { createFileRoute, Outlet } from '@tanstack/react-router';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { loadCalendarSettings } from '#shared/calendar/calendar-settings.ts';

export const Route = createFileRoute('/_console/events')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(calendarListQuery);
    return loadCalendarSettings(context.queryClient);
  },
  component: Outlet,
});
