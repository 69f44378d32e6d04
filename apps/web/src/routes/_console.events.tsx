import { createFileRoute, Outlet } from '@tanstack/react-router';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { loadCalendarSettings } from '#shared/calendar/calendar-settings.ts';
import { ensureTemporal } from '#shared/calendar/ensure-temporal.ts';

export const Route = createFileRoute('/_console/events')({
  beforeLoad: ensureTemporal,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(calendarListQuery);
    return loadCalendarSettings(context.queryClient);
  },
  component: Outlet,
});
