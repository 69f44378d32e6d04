import { createFileRoute, Outlet } from '@tanstack/react-router';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';

export const Route = createFileRoute('/_console/events')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(calendarListQuery);
  },
  component: Outlet,
});
