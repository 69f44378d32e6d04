import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadCalendarSettings } from '#shared/calendar/calendar-settings.ts';

const NARROW = '(max-width: 767px)'; // Seven days side by side are unreadable there.

export const Route = createFileRoute('/_console/calendar/')({
  beforeLoad: async ({ context, search }) => {
    const zone = search.zone ?? (await loadCalendarSettings(context.queryClient)).zone;
    throw redirect({
      to: '/calendar/$view/$date',
      params: {
        view: window.matchMedia(NARROW).matches ? 'agenda' : 'week',
        date: Temporal.Now.plainDateISO(zone).toString(),
      },
      search,
      replace: true,
    });
  },
});
