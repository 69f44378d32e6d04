import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultView } from '#features/calendar/default-view.ts';
import { currentZone } from '#shared/format/zone.ts';

export const Route = createFileRoute('/_console/calendar/')({
  loaderDeps: ({ search }) => search,
  loader: ({ deps: search }) => {
    const zone = search.zone ?? currentZone();
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
