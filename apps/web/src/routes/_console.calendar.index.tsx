import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultView } from '#features/calendar/default-view.ts';
import { loadCalendarSettings } from '#shared/calendar/calendar-settings.ts';

export const Route = createFileRoute('/_console/calendar/')({
  loaderDeps: ({ search }) => search,
  // Not before it loads: whose role has no calendar is not asked for its settings.
  loader: async ({ context, deps: search }) => {
    const zone = search.zone ?? (await loadCalendarSettings(context.queryClient)).zone;
    throw redirect({
      to: '/calendar/$view/$date',
      params: {
        view: defaultView(),
        date: Temporal.Now.plainDateISO(zone).toString(),
      },
      search,
      replace: true,
    });
  },
});
