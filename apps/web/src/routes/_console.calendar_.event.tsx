import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { getDefaultView } from '#features/calendar/default-view.ts';
import { eventLinkSearch, readEventLink } from '#features/calendar/event/event-link.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { NotFound } from '#shell/not-found.tsx';

const readSearch = searchValidator(eventLinkSearch);

/** The URL in the `htmlLink` of every event. */
export const Route = createFileRoute('/_console/calendar_/event')({
  validateSearch: (search): { eid?: string | undefined } => readSearch(search),
  notFoundComponent: NotFound,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const link = readEventLink(deps.eid);
    if (!link) throw notFound();
    const { findEventPlace } = await import('#features/calendar/move/find-event-place.ts');
    const { date, event } = await findEventPlace(context.queryClient, link);
    throw redirect({
      to: '/calendar/$view/$date',
      params: { view: getDefaultView(), date },
      search: { event },
      replace: true,
    });
  },
});
