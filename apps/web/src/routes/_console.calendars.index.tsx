import { createFileRoute } from '@tanstack/react-router';
import { CalendarsPage } from '#features/calendars/calendars-page.tsx';
import { calendarEntriesQuery } from '#features/calendars/queries.ts';
import { type CalendarsSearch, calendarsSearch, toFilters } from '#features/calendars/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(calendarsSearch);

export const Route = createFileRoute('/_console/calendars/')({
  validateSearch: (search): CalendarsSearch => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(calendarEntriesQuery(toFilters(deps)));
  },
  component: function CalendarsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <CalendarsPage
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onOpen={(calendarId) => void navigate({ to: '/calendars/$calendarId/details', params: { calendarId } })}
      />
    );
  },
});
