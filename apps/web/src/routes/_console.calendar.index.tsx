import { createFileRoute, redirect } from '@tanstack/react-router';
import { usualView } from '#features/calendar/usual-view.ts';
import { loadCalendarSettings } from '#shared/calendar/calendar-settings.ts';

export const Route = createFileRoute('/_console/calendar/')({
  beforeLoad: async ({ context, search }) => {
    const zone = search.zone ?? (await loadCalendarSettings(context.queryClient)).zone;
    throw redirect({
      to: '/calendar/$view/$date',
      params: {
        view: usualView(),
        date: Temporal.Now.plainDateISO(zone).toString(),
      },
      search,
      replace: true,
    });
  },
});
