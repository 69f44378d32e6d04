import { createFileRoute, redirect } from '@tanstack/react-router';
import { getDefaultView } from '#features/calendar/default-view.ts';
import { getCurrentZone } from '#shared/format/zone.ts';

export const Route = createFileRoute('/_console/calendar/')({
  loaderDeps: ({ search }) => search,
  loader: ({ deps: search }) => {
    const zone = search.zone ?? getCurrentZone();
    throw redirect({
      to: '/calendar/$view/$date',
      params: {
        view: getDefaultView(),
        date: Temporal.Now.plainDateISO(zone).toString(),
      },
      search,
      replace: true,
    });
  },
});
