import { createFileRoute, redirect } from '@tanstack/react-router';

const NARROW = '(max-width: 767px)'; // Seven days side by side are unreadable there.

export const Route = createFileRoute('/_console/calendar/')({
  beforeLoad: ({ search }) => {
    const zone = search.zone ?? Temporal.Now.timeZoneId();
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
